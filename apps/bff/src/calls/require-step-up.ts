import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { BodyCall } from './call';

export interface StepUpParts {
  config: Pick<Config, 'settings'>;
  clock: Clock;
}

/** AC-1: refuses a call with `stepUp` unless the session's last second factor is recent. No service is called. */
export function requireStepUp(
  { endpoint: { stepUp }, session, body }: BodyCall,
  { config, clock }: StepUpParts,
): void {
  const { STEP_UP, STEP_UP_SECONDS } = config.settings;
  if (!STEP_UP || !stepUp) return;
  if (stepUp.isNeeded && !stepUp.isNeeded(body as Record<string, unknown>)) return;
  const at = session?.tokens.steppedUpAt;
  if (at === undefined || clock() - at > STEP_UP_SECONDS * 1000) {
    throw new AppError('STEP_UP_NEEDED');
  }
}
