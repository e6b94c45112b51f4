import { setTimeout } from 'node:timers/promises';
import type { Settings } from '../config';
import type { LimitedCall } from './call';

export interface NeutralParts {
  config: { settings: Pick<Settings, 'QUICK_REFILL_ANSWER_MS'> };
}

/**
 * Holds the answer of a neutral call until a whole multiple of the setting has passed since the call began: the
 * service may take longer for what exists.
 */
export async function waitForTurn(
  { endpoint }: Pick<LimitedCall, 'endpoint'>,
  startedAt: number,
  { config }: NeutralParts,
): Promise<void> {
  if (!endpoint.neutral) return;
  const { QUICK_REFILL_ANSWER_MS: turnMs } = config.settings;
  const takenMs = performance.now() - startedAt;
  await setTimeout(Math.ceil(takenMs / turnMs) * turnMs - takenMs);
}
