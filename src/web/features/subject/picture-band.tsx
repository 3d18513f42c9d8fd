// The best known games of a subject as a band of pictures above its name. It says nothing that is not said below.
import type { SubjectGame } from "#shared/subject.ts";
import { ProxiedImage } from "#web/ui/proxied-image.tsx";
import styles from "./picture-band.module.css";

export function PictureBand({ games }: { games: readonly SubjectGame[] }) {
  return (
    <div className={styles.band} aria-hidden="true">
      {games.map(({ id, background_image: picture, dominant_color: tone }) => (
        <ProxiedImage
          key={id}
          src={picture}
          preset="card"
          alt=""
          sizes="(min-width: 48rem) 17vw, 34vw"
          tone={tone}
          className={styles.picture ?? ""}
        />
      ))}
    </div>
  );
}
