import { ROUTES } from "#shared/routes.ts";
import { pageTitle } from "#web/lib/page-titles.ts";
import { Link } from "#web/ui/link.tsx";

/** To the visitor's own keys, in the build without a server, which has one folder a language. */
export function SettingsLink() {
  return <Link href={ROUTES.settings.path}>{pageTitle("settings")}</Link>;
}
