import { attachHeaders } from './attach-headers';
import type { ReceivedCall } from './call';
import { checkForm } from './check-form';
import { checkMember } from './check-member';
import { emulate } from './emulate';
import { forward } from './forward';
import { type ErrorParts, handleError } from './handle-error';
import { limitPatientSearches } from './limit-patient-searches';
import { limitVisitors } from './limit-visitors';
import { limitTries } from './limit-tries';
import { loadCallSession } from './load-call-session';
import { matchEndpoint } from './match-endpoint';
import { openFile } from './open-file';
import { type PartsOf, Pipeline } from './pipeline';
import { readCallBody } from './read-call-body';
import { refreshTokens } from './refresh-tokens';
import { renewMailOrderToken } from './renew-mail-order-token';
import { requireAuth } from './require-auth';
import { requireCsrf } from './require-csrf';
import { requireStepUp } from './require-step-up';

/** The steps of a proxied call. A wrong order of the checks fails silently, so a test asserts it. */
const pipeline = Pipeline.of<ReceivedCall>()
  .add('match-endpoint', matchEndpoint)
  .add('require-csrf', requireCsrf)
  .add('load-session', loadCallSession)
  .add('require-auth', requireAuth)
  .add('check-form', checkForm)
  .add('limit-visitors', limitVisitors)
  .add('refresh-tokens', refreshTokens)
  .add('emulate', emulate)
  .add('read-body', readCallBody)
  .add('require-step-up', requireStepUp)
  .add('check-member', checkMember)
  .add('limit-tries', limitTries)
  .add('limit-patient-searches', limitPatientSearches)
  .add('renew-mail-order-token', renewMailOrderToken)
  .add('open-file', openFile)
  .add('attach-headers', attachHeaders)
  .add('forward', forward);

export type CallParts = PartsOf<typeof pipeline> & ErrorParts;

export const callStepNames = [...pipeline.steps.map(({ name }) => name), 'handle-error'];

/** Runs a call through the steps; never throws. */
export async function runCall(call: ReceivedCall, parts: CallParts): Promise<void> {
  try {
    await pipeline.run(call, parts);
  } catch (error) {
    handleError(call, parts, error);
  }
}
