// Vite plugin: the faces as styles/fonts.css declares them are there before anything asks for them.
import type { Plugin } from "vite";
import { cutFaces, faceLicences, facesToCut } from "./faces.ts";

export function fonts(): Plugin {
  return {
    name: "ludex-fonts",
    async config() {
      await cutFaces(facesToCut());
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: "licenses-faces.txt", source: `${faceLicences()}\n` });
    },
  };
}
