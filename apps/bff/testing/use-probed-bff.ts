import { type Recorded, type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { catalogueWithProbes } from './catalogue-with-probes';
import { startBff, type StartedBff } from './start-bff';

/** A BFF with the probes in its catalogue and one service behind it, for all tests of a file. */
export function useProbedBff() {
  let upstream: ScriptedUpstream;
  let bff: StartedBff;
  beforeAll(async () => {
    upstream = await startScriptedUpstream();
    bff = await startBff({
      upstream: upstream.origin,
      overrides: { catalogue: catalogueWithProbes },
    });
  });
  afterAll(async () => {
    await bff.stop();
    await upstream.stop();
  });
  beforeEach(() => upstream.requests.splice(0));
  return {
    get upstream() {
      return upstream;
    },
    get bff() {
      return bff;
    },
    /** The one request of the test that the service received. */
    onlyRequest(): Recorded {
      expect(upstream.requests).toHaveLength(1);
      return upstream.requests[0] as Recorded;
    },
  };
}
