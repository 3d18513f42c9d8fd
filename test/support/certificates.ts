// A certificate for this machine that nobody has signed but itself: whoever is given it trusts it, and no other does.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { temporaryDirectory } from "./temporary-directory.ts";

/** Paths of files. */
export type Certificate = { certificate: string; key: string };

/** For `localhost`, for two days. Throws where there is no `openssl`, which comes with PostgreSQL on Debian. */
export function makeCertificate(): Certificate {
  const directory = temporaryDirectory();
  const [certificate, key] = [join(directory, "certificate.pem"), join(directory, "key.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names, ...files], {
    stdio: "ignore",
  });
  return { certificate, key };
}
