import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonProps = ComponentProps<"button"> & {
  /** `primary` is the one thing to do here, `quiet` everything else. */
  variant?: "primary" | "quiet";
};

/** A push button with text. It never submits a form unless `type` says so. */
export function Button({ variant = "quiet", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${styles.button} ${className}`} data-variant={variant} {...rest} />;
}
