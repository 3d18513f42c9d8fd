// The gateway keeps the port's promises. What RAWG's double serves, the bundled catalogue beneath does not know: every
// answer comes from there.
import { NAMED_GAMES } from "../../../test/support/catalogue-files.ts";
import { startFakeRawg } from "../../../test/support/fake-rawg.ts";
import { openTestGateway } from "../../../test/support/gateway.ts";
import { describeSource } from "../../../test/support/source-conformance.ts";

const open = async () => {
  const rawg = await startFakeRawg();
  const onlyAnother = NAMED_GAMES.slice(0, 1).map((game) => ({
    ...game,
    id: 77,
    slug: "another",
    name: "Another",
    series: "another-one",
  }));
  const gateway = openTestGateway(rawg, {}, onlyAnother);
  return {
    source: gateway.source,
    close: async () => {
      await gateway.close();
      await rawg.close();
    },
  };
};

describeSource({ name: "the gateway", origin: "rawg", open });
