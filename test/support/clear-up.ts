// Loaded before every file of unit tests: nothing of it stays in the system's temporary directory.
import { afterAll } from "vitest";
import { removeTemporaryDirectories } from "./temporary-directory.ts";

// Hooks at the end run in the opposite order: this one is the last.
afterAll(removeTemporaryDirectories);
