import type { ScriptedUpstream } from '@portal/resilience';
import type { Settings } from '../src/config';
import type { SharedStore } from './each-store';
import type { StartedBff } from './start-bff';

interface Options {
  openStore: () => Promise<SharedStore>;
  upstream: () => ScriptedUpstream;
  settings: Partial<Settings>;
}

/** Two replicas on one store, new for each test; the same one twice where there is no store that they share. */
export function useTwoReplicas({ openStore, upstream, settings }: Options) {
  let store: SharedStore;
  let one: StartedBff;
  let other: StartedBff;
  beforeEach(async () => {
    store = await openStore();
    const start = () => store.start({ upstream: upstream().origin, settings });
    one = await start();
    other = one.dependencies.redis ? await start() : one;
  });
  afterEach(async () => {
    await one.stop();
    if (other !== one) await other.stop();
    await store.stop();
  });
  return {
    get store() {
      return store;
    },
    get one() {
      return one;
    },
    get other() {
      return other;
    },
  };
}
