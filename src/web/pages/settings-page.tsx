// Keys of the visitor's own, in the build without a server: what they are for, where they are kept, and whether they work.
import { tabTitle } from "#shared/routes.ts";
import { ModelSection } from "#web/features/settings/model-section.tsx";
import { RawgSection } from "#web/features/settings/rawg-section.tsx";
import { WhereKept } from "#web/features/settings/where-kept.tsx";
import { pageTitle } from "#web/lib/page-titles.ts";
import { PageFrame } from "#web/ui/page-frame.tsx";

export function SettingsPage() {
  return (
    <PageFrame heading={pageTitle("settings")}>
      <title>{tabTitle(pageTitle("settings"))}</title>
      <WhereKept />
      <RawgSection />
      <ModelSection />
    </PageFrame>
  );
}
