import { type ScriptedProvider, startScriptedProvider } from '@portal/resilience';
import type { Settings } from '../src/config';
import { startBff, type StartedBff } from './start-bff';

/** A BFF and its identity provider for all tests of a file; before each the provider answers as at first. */
export function useSignIn(settings: Partial<Settings> = {}) {
  let provider: ScriptedProvider;
  let bff: StartedBff;
  beforeAll(async () => {
    provider = await startScriptedProvider();
    bff = await startBff({ issuer: provider.issuer, settings });
  });
  afterAll(async () => {
    await bff.stop();
    await provider.stop();
  });
  beforeEach(() => {
    provider.play({});
    provider.signInAs({});
  });
  return {
    get provider() {
      return provider;
    },
    get bff() {
      return bff;
    },
  };
}
