import type { GameDetail } from "#shared/rawg/game.ts";
import { externalUrl, storeUrl } from "#web/lib/external-url.ts";
import { StoreMark } from "./store-mark.tsx";
import styles from "./stores.module.css";

/** Where the game is sold: links out to each store. */
export function Stores({ stores }: { stores: GameDetail["stores"] }) {
  if (stores.length === 0) return <p className={styles.none}>No stores available for this game.</p>;
  return (
    <ul className={styles.stores}>
      {stores.map((shop) => (
        <li key={shop.store.id}>
          <StoreLink shop={shop} />
        </li>
      ))}
    </ul>
  );
}

function StoreLink({ shop: { store, url } }: { shop: GameDetail["stores"][number] }) {
  // The game's own page in the shop where it is known, otherwise the shop.
  const href = externalUrl(url) ?? storeUrl(store.domain ?? "");
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
