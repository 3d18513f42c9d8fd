import type { Place } from "#artwork/part.ts";
import { AIRFIELD } from "./airfield.ts";
import { ALLEY } from "./alley.ts";
import { BOULEVARD } from "./boulevard.ts";
import { CITY_BRIDGE } from "./city-bridge.ts";
import { CITY_OVERLOOK } from "./city-overlook.ts";
import { CITY_STREET } from "./city-street.ts";
import { COAST_ROAD } from "./coast-road.ts";
import { HARBOUR_TOWN } from "./harbour-town.ts";
import { MARKET_STREET } from "./market-street.ts";
import { MOUNTAIN_ROAD } from "./mountain-road.ts";
import { NEON_CITY } from "./neon-city.ts";
import { NEON_GRID } from "./neon-grid.ts";
import { NEON_SUNSET } from "./neon-sunset.ts";
import { NEON_TUNNEL } from "./neon-tunnel.ts";
import { NIGHT_STREET } from "./night-street.ts";
import { OLD_TOWN } from "./old-town.ts";
import { OPEN_ROAD } from "./open-road.ts";
import { PALM_BOULEVARD } from "./palm-boulevard.ts";
import { RACE_TRACK } from "./race-track.ts";
import { RAILWAY } from "./railway.ts";
import { RALLY_STAGE } from "./rally-stage.ts";
import { ROOFTOP } from "./rooftop.ts";
import { RUINED_CITY } from "./ruined-city.ts";
import { SUBURB } from "./suburb.ts";
import { SUBWAY_STATION } from "./subway-station.ts";
import { THEME_PARK } from "./theme-park.ts";
import { TRENCHES } from "./trenches.ts";
import { WESTERN_TOWN } from "./western-town.ts";

export const CITY_PLACES: readonly Place[] = [
  [AIRFIELD, ALLEY, BOULEVARD, CITY_BRIDGE, CITY_OVERLOOK, CITY_STREET, COAST_ROAD, HARBOUR_TOWN],
  [MARKET_STREET, MOUNTAIN_ROAD, NEON_CITY, NEON_GRID, NEON_SUNSET, NEON_TUNNEL, NIGHT_STREET, OLD_TOWN],
  [OPEN_ROAD, PALM_BOULEVARD, RACE_TRACK, RAILWAY, RALLY_STAGE, ROOFTOP, RUINED_CITY, SUBURB, SUBWAY_STATION],
  [THEME_PARK, TRENCHES, WESTERN_TOWN],
].flat();
