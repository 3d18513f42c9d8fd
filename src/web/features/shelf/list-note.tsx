import { type RefCallback, useCallback, useEffect, useRef } from "react";
import { t } from "#web/lib/t.ts";
import { LIST_NOTE_TYPED_MAX_CHARACTERS } from "#web/state/shelf/read-list.ts";
import { changeShelfList } from "#web/state/shelf/shelf.ts";
import type { ShelfList } from "#web/state/shelf/shelf-list.ts";
import { TextArea } from "#web/ui/text-field.tsx";

const PAUSE_MS = 500;

/** The note of a list, kept while it is written: a page that goes in the middle of it loses no more than the last words. */
export function ListNote({ list }: { list: ShelfList }) {
  const { id } = list;
  const note = list.note?.value ?? "";
  const field = useRef<HTMLTextAreaElement>(null);
  const known = useRef(note);
  /** What was written and is not kept yet. */
  const typed = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Shows what another tab has written, unless it is being written here. */
  const show = useCallback(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = known.current;
  }, []);
  useEffect(() => {
    known.current = note;
    show();
  }, [note, show]);
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    const text = typed.current?.trim();
    typed.current = undefined;
    if (text !== undefined && text !== known.current) changeShelfList(id, { note: text });
  }, [id]);
  const ref: RefCallback<HTMLTextAreaElement> = useCallback(
    (element: HTMLTextAreaElement) => {
      field.current = element;
      return () => {
        keep();
        field.current = null;
      };
    },
    [keep],
  );
  const write = (text: string) => {
    typed.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, PAUSE_MS);
  };
  const leave = () => {
    keep();
    show();
  };
  return (
    <TextArea
      ref={ref}
      rows={3}
      aria-label={t("shelf.listNote")}
      placeholder={t("shelf.listNote")}
      maxLength={LIST_NOTE_TYPED_MAX_CHARACTERS}
      defaultValue={note}
      onChange={({ target }) => write(target.value)}
      onBlur={leave}
    />
  );
}
