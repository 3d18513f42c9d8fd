import type { ComponentProps, ReactNode } from "react";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
};

/** A button that is only an icon. */
export function IconButton({ label, icon, className = "", type = "button", ...rest }: IconButtonProps) {
  return (
    <button type={type} className={`${styles.button} ${className}`} aria-label={label} title={label} {...rest}>
      {icon}
    </button>
  );
}
