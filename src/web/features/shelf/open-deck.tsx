import { useState } from "react";
import { t } from "#web/lib/t.ts";
import { Button } from "#web/ui/button.tsx";
import { Deck, takeLeftDeck } from "./deck.tsx";
import styles from "./deck.module.css";

/** The button that opens a deck of games. */
export function OpenDeck() {
  const [begun, setBegun] = useState(takeLeftDeck);
  const [isOpen, setIsOpen] = useState(begun !== undefined);
  const close = () => {
    setIsOpen(false);
    setBegun(undefined);
  };
  return (
    <div className={styles.open}>
      <p className={styles.soft}>{t("deck.what")}</p>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t("deck.openDeck")}
      </Button>
      {isOpen && <Deck begun={begun} onClose={close} />}
    </div>
  );
}
