// What `npm start` runs beside fetching a newer Node: installs the packages, with whatever Node there is.
import { ensurePackages } from "./prepare.js";

ensurePackages();
