import type { GameDetail } from "#shared/rawg/game.ts";
import { storeUrl } from "#web/lib/store-url.ts";
import { t } from "#web/lib/t.ts";
import { StoreMark } from "./store-mark.tsx";
import styles from "./stores.module.css";

/** Where a game is sold: links to it in each store, or to the store's search for it. */
export function Stores({ game: { name, stores } }: { game: Pick<GameDetail, "name" | "stores"> }) {
  if (stores.length === 0) return <p className={styles.none}>{t("game.noStores")}</p>;
  return (
    <ul className={styles.stores}>
      {stores.map((shop) => (
        <li key={shop.store.id}>
          <StoreLink shop={shop} game={name} />
        </li>
      ))}
    </ul>
  );
}

function StoreLink({ shop, game }: { shop: GameDetail["stores"][number]; game: string }) {
  const { store } = shop;
  const href = storeUrl(shop, game);
  const content = (
    <>
      <StoreMark store={store} />
      {store.name}
    </>
  );
  // A store that nobody knows, and that has no domain, is named without leading anywhere.
  if (href === undefined) return <span className={styles.store}>{content}</span>;
  return (
    <a className={styles.store} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}
