import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

type FileButtonProps = {
  label: string;
  icon: ReactNode;
  /** Kinds of files, as in `<input accept>`. */
  accept: string;
  onChoose: (file: File) => void;
};

/** A button that has the visitor choose a file. The same one can be chosen again. */
export function FileButton({ label, icon, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        {icon}
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}
