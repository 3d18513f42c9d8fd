import { defineConfig } from "vite";
import react from "@vitejs/plugin-react";
import { compression } from "vite-plugin-compression2";
import { icons } from "./scripts/vite/icons.ts";

export default defineConfig({
  root: "src/web",
  cacheDir: "../../.cache/vite",
  publicDir: "public",
  plugins: [react(), icons(), compression({ algorithms: ["gzip", "brotliCompress"], threshold: 512 })],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: { fileName: "licenses.md" },
    // The second is the frame of the API page, whose words the server writes.
    rolldownOptions: { input: ["src/web/index.html", "src/web/api-docs.html"] },
  },
  server: {
    port: 4310,
    strictPort: true,
    // The visitor's own Host header goes through, because addresses inside answers begin with it.
    proxy: Object.fromEntries(
      ["/api", "/img", "/media", "/healthz", "/readyz"].map((path) => [
        path,
        { target: "http://127.0.0.1:4311", changeOrigin: false },
      ]),
    ),
  },
});
