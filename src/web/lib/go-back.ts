// Going back inside the app: the router numbers its history entries, so the first one is known.
import { useNavigate } from "react-router";

/** A function that goes back in history, or home when this entry is the first one of the app. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const index: unknown = (window.history.state as { idx?: unknown } | null)?.idx;
    if (typeof index === "number" && index > 0) void navigate(-1);
    else void navigate("/", { replace: true });
  };
}
