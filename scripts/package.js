// `npm run package`: dist/ludex-VERSION.tgz, which npx runs on any machine with a current Node, with nothing to build.
// `-- --out FOLDER` puts it elsewhere.
import { packApp } from "./package/pack-app.js";

packApp(process.argv.slice(2));
