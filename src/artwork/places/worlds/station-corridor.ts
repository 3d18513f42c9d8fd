import { ribbedPassage } from "#artwork/motifs/starship.ts";
import type { Place } from "#artwork/part.ts";
import { relit } from "#artwork/stage.ts";

/** A passage of ribs and lamps inside a station. */
export const STATION_CORRIDOR: Place = {
  name: "station-corridor",
  fits: "space station, corridor, spaceship, derelict, survival-horror, sci-fi, first-person",
  ages: ["future"],
  offers: ["floor"],
  indoors: true,
  draw: (stage) => {
    const at = [640 + stage.random.range(-110, 110), stage.horizon - 70] as const;
    ribbedPassage(relit(stage, at, 60), at);
    return { floor: { at: [640, 655] } };
  },
};
