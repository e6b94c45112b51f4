import type { Dependencies } from '../dependencies';
import { attachHeaders } from './attach-headers';
import type { Call } from './call';
import { emulate } from './emulate';
import { forward } from './forward';
import { handleError } from './handle-error';
import { loadSession } from './load-session';
import { matchEndpoint } from './match-endpoint';
import { renewMailOrderToken } from './renew-mail-order-token';
import { refreshTokens } from './refresh-tokens';
import { requireAuth } from './require-auth';
import { requireCsrf } from './require-csrf';

export interface CallStep {
  name: string;
  run(call: Call, dependencies: Dependencies): void | Promise<void>;
}

/** What happens to a proxied call, in this order. A wrong order fails silently, so a test holds it. */
export const callSteps: readonly CallStep[] = [
  { name: 'match-endpoint', run: matchEndpoint },
  { name: 'require-csrf', run: requireCsrf },
  { name: 'load-session', run: loadSession },
  { name: 'require-auth', run: requireAuth },
  { name: 'refresh-tokens', run: refreshTokens },
  { name: 'emulate', run: emulate },
  { name: 'renew-mail-order-token', run: renewMailOrderToken },
  { name: 'attach-headers', run: attachHeaders },
  { name: 'forward', run: forward },
];

export const lastCallStep = { name: 'handle-error', run: handleError };

/** Runs a call through the steps; never throws. */
export async function runCall(call: Call, dependencies: Dependencies): Promise<void> {
  try {
    for (const step of callSteps) {
      const pending = step.run(call, dependencies);
      if (pending) await pending;
    }
  } catch (error) {
    lastCallStep.run(call, dependencies, error);
  }
}
