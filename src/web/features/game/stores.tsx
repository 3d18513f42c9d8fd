import type { StoreRef } from "#shared/rawg/taxonomy.ts";
import { storeUrl } from "#web/lib/external-url.ts";
import { BrandIcon, type BrandName } from "#web/ui/brand-icon.tsx";
import styles from "./stores.module.css";

/** Brand mark of a store by words in its name or slug; a store nobody knows gets the general mark. */
function storeMark(store: StoreRef): BrandName {
  const text = `${store.slug} ${store.name}`.toLowerCase();
  if (text.includes("steam")) return "steam";
  if (text.includes("epic")) return "epic";
  if (text.includes("gog")) return "gog";
  if (/app ?store|apple/.test(text)) return "app-store";
  if (text.includes("google")) return "google-play";
  if (text.includes("itch")) return "itch";
  if (text.includes("playstation")) return "playstation";
  if (text.includes("xbox")) return "xbox";
  if (text.includes("nintendo")) return "nintendo";
  return "other";
}

/** Where the game is sold: links out to each store. */
export function Stores({ stores }: { stores: StoreRef[] }) {
  if (stores.length === 0) return <p className={styles.none}>No stores available for this game.</p>;
  return (
    <ul className={styles.stores}>
      {stores.map((store) => (
        <li key={store.id}>
          <StoreLink store={store} />
        </li>
      ))}
    </ul>
  );
}

function StoreLink({ store }: { store: StoreRef }) {
  const href = storeUrl(store.domain ?? "");
  const content = (
    <>
      <BrandIcon name={storeMark(store)} size={18} />
      {store.name}
    </>
  );
  // The short item shape has no domain; the store is then named without leading anywhere.
  if (href === undefined) return <span className={styles.store}>{content}</span>;
  return (
    <a className={styles.store} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}
