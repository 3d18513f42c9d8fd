// Entry of the browser app: styles first, then React.
import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { tolerateTranslators } from "#web/lib/tolerate-translators.ts";

tolerateTranslators();
// The page's own title stands until here; from now on every screen brings its own.
document.querySelector("title")?.remove();

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
