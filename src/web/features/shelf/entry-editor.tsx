// A dialog for what a shelf says of one game beside its mark: stars, a note, and when it was played. Nothing is kept before
// the visitor says so, and then all of it at once, with a way back.
import { Plus, Trash2 } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import type { KeptGame } from "#web/state/read-kept-game.ts";
import { offerUndo } from "#web/state/shelf/mark-game.ts";
import { NOTE_MAX_CHARACTERS } from "#web/state/shelf/read-entry.ts";
import { changeShelf, openShelf, useShelf } from "#web/state/shelf/shelf.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextArea, TextField } from "#web/ui/text-field.tsx";
import { changeOf, draftOf, newPlay, type PlayDraft } from "./entry-draft.ts";
import { ListFields } from "./list-fields.tsx";
import { keepMembership, listsWith } from "./list-membership.ts";
import { starsText } from "./stars.ts";
import styles from "./entry-editor.module.css";

type EntryEditorProps = { game: KeptGame; onClose: () => void };

export function EntryEditor({ game, onClose }: EntryEditorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const left = useRef<() => void>(undefined);
  const isWaiting = useShelf(({ status }) => status === "waiting");
  useEffect(() => void openShelf(), []);
  const noteDraft = (keep: (() => void) | undefined) => {
    left.current = keep;
  };
  const done = () => {
    left.current = undefined;
    dialog.current?.close();
  };
  // A key or a press beside the dialog may be a slip, and what was written is gone with it.
  const close = () => {
    if (left.current !== undefined)
      showNotice({
        key: "shelf-changed",
        text: t("shelf.notKept", { name: game.name }),
        action: { label: t("shelf.keep"), run: left.current },
      });
    onClose();
  };
  return (
    <Dialog ref={dialog} title={t("shelf.editOf", { name: game.name })} onClose={close}>
      {!isWaiting && <EditorForm game={game} onDraft={noteDraft} onDone={done} />}
    </Dialog>
  );
}

type EditorFormProps = {
  game: KeptGame;
  /** Is told what keeps the changes that are not kept yet; undefined while there are none. */
  onDraft: (keep: (() => void) | undefined) => void;
  onDone: () => void;
};

function EditorForm({ game, onDraft, onDone }: EditorFormProps) {
  const [before] = useState(() => draftOf(useShelf.getState().entries.get(game.id)));
  const [draft, setDraft] = useState(before);
  const [listsBefore] = useState(() => listsWith(useShelf.getState().lists, game.id));
  const [lists, setLists] = useState(listsBefore);
  const id = useId();
  const keep = () => {
    const change = changeOf(before, draft);
    const undo = change === undefined ? [] : changeShelf([{ game, change }]);
    const undoLists = keepMembership(game, lists);
    if (change !== undefined || undoLists !== undefined)
      offerUndo(t("shelf.kept", { name: game.name }), () => {
        changeShelf(undo);
        undoLists?.();
      });
  };
  useEffect(() => {
    const areListsAsBefore = lists.size === listsBefore.size && [...lists].every((list) => listsBefore.has(list));
    onDraft(changeOf(before, draft) === undefined && areListsAsBefore ? undefined : keep);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
    onDone();
  };
  const setPlays = (plays: readonly PlayDraft[]) => setDraft({ ...draft, plays });
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <label htmlFor={`${id}-stars`}>{t("shelf.stars")}</label>
        <div className={styles.stars}>
          <input
            id={`${id}-stars`}
            type="range"
            min={0}
            max={10}
            step={1}
            value={draft.halfStars}
            aria-valuetext={starsText(draft.halfStars)}
            onChange={({ target }) => setDraft({ ...draft, halfStars: Number(target.value) })}
          />
          <output htmlFor={`${id}-stars`} aria-hidden="true">
            {starsText(draft.halfStars)}
          </output>
        </div>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-note`}>{t("shelf.note")}</label>
        <TextArea
          id={`${id}-note`}
          rows={3}
          maxLength={NOTE_MAX_CHARACTERS}
          value={draft.note}
          onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        />
      </div>
      <ListFields chosen={lists} onChange={setLists} />
      <PlayFields plays={draft.plays} onChange={setPlays} />
      <div className={styles.actions}>
        <Button onClick={onDone}>{t("shelf.cancel")}</Button>
        <Button type="submit" variant="primary">
          {t("shelf.keep")}
        </Button>
      </div>
    </form>
  );
}

type PlayFieldsProps = { plays: readonly PlayDraft[]; onChange: (plays: readonly PlayDraft[]) => void };

function PlayFields({ plays, onChange }: PlayFieldsProps) {
  const change = (changed: PlayDraft) => onChange(plays.map((play) => (play.name === changed.name ? changed : play)));
  return (
    <fieldset className={styles.plays}>
      <legend>{t("shelf.played")}</legend>
      {plays.map((play, index) => (
        <div
          key={play.name}
          className={styles.play}
          role="group"
          aria-label={t("shelf.playNumber", { number: index + 1 })}
        >
          <label>
            {t("shelf.begun")}
            <TextField
              type="date"
              value={play.begun}
              onChange={({ target }) => change({ ...play, begun: target.value })}
            />
          </label>
          <label>
            {t("shelf.finishedOn")}
            <TextField
              type="date"
              value={play.finished}
              min={play.begun}
              onChange={({ target }) => change({ ...play, finished: target.value })}
            />
          </label>
          <IconButton
            label={t("shelf.removePlay", { number: index + 1 })}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => onChange(plays.filter(({ name }) => name !== play.name))}
          />
        </div>
      ))}
      <Button onClick={() => onChange([...plays, newPlay()])}>
        <Plus size={16} aria-hidden="true" />
        {plays.length === 0 ? t("shelf.addDates") : t("shelf.playedAgain")}
      </Button>
    </fieldset>
  );
}
