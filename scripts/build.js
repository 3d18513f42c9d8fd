// `npm run build`: the packages and the app, nothing served. For container images and for looking at the bundle.
import { ensureBuild, ensurePackages } from "./prepare.js";
import { ensureRuntime } from "./runtime.js";

const node = ensureRuntime();
ensurePackages();
ensureBuild(node);
