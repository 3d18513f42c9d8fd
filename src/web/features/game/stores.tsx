import type { StoreRef } from "#shared/rawg/taxonomy.ts";
import { storeUrl } from "#web/lib/external-url.ts";
import { StoreMark } from "./store-mark.tsx";
import styles from "./stores.module.css";

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
      <StoreMark store={store} />
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
