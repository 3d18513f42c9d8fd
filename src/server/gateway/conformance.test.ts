// The gateway keeps the port's promises: over the catalogue, whose answers it passes on, beside a RAWG that knows the same.
import { startFakeRawg } from "../../../test/support/fake-rawg.ts";
import { openTestGateway } from "../../../test/support/gateway.ts";
import { describeSource } from "../../../test/support/source-conformance.ts";

const open = async () => {
  const rawg = await startFakeRawg();
  const gateway = openTestGateway(rawg);
  return {
    source: gateway.source,
    close: async () => {
      await gateway.close();
      await rawg.close();
    },
  };
};

describeSource({ name: "the gateway", origin: "own and rawg", open });
