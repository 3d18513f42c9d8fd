import { t } from "#web/lib/t.ts";
import { platformFamilies } from "#web/lib/platform-families.ts";
import { BrandIcon } from "#web/ui/brand-icon.tsx";
import styles from "./platform-icons.module.css";

type PlatformIconsProps = { platforms: readonly { platform: { name: string } }[] };

/**
 * One icon for each family of platforms, read as one picture whose label names every platform. How many have room is the
 * style sheet's to know, before any script runs; it hides the others and counts them.
 */
export function PlatformIcons({ platforms }: PlatformIconsProps) {
  const families = platformFamilies(platforms.map(({ platform }) => platform.name));
  if (families.length === 0) return <span className={styles.none}>{t("cards.platformsUnknown")}</span>;
  const names = families.flatMap((family) => family.names);
  return (
    <span
      className={styles.icons}
      role="img"
      aria-label={t("cards.platforms", { names: names.join(", ") })}
      data-count={families.length}
    >
      {families.map(({ family }) => (
        <BrandIcon key={family} name={family} />
      ))}
      <span className={styles.rest} />
    </span>
  );
}
