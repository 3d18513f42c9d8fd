import { platformFamilies } from "#web/lib/platform-families.ts";
import { BrandIcon } from "#web/ui/brand-icon.tsx";
import styles from "./platform-icons.module.css";

const SHOWN = 6;

type PlatformIconsProps = { platforms: readonly { platform: { name: string } }[] };

/** One icon for each family of platforms; the names behind an icon are its label. */
export function PlatformIcons({ platforms }: PlatformIconsProps) {
  const families = platformFamilies(platforms.map(({ platform }) => platform.name));
  const rest = families.slice(SHOWN);
  if (families.length === 0) return <span className={styles.none}>Platforms unknown</span>;
  return (
    <ul className={styles.icons} aria-label="Platforms">
      {families.slice(0, SHOWN).map(({ family, names }) => (
        <li key={family}>
          <BrandIcon name={family} label={names.join(", ")} size={15} />
        </li>
      ))}
      {rest.length > 0 && <li title={rest.flatMap(({ names }) => names).join(", ")}>+{rest.length}</li>}
    </ul>
  );
}
