import { mailOrderFamily } from '@portal/contracts/mail-order-family';
import type { RateLimit } from '../limits/rate-limit';
import type { LimitedCall } from './call';

export interface PatientSearchLimits {
  rateLimits: { patientSearches: Pick<RateLimit, 'count' | 'uncount'> };
}

/**
 * The search for another adult of the plan is limited for each user, over all replicas and sessions: it tells
 * whether a name and a birth date belong together. A search that the service did not answer is taken back.
 */
export function limitPatientSearches(
  call: LimitedCall,
  { rateLimits: { patientSearches } }: PatientSearchLimits,
): LimitedCall | Promise<LimitedCall> {
  const { endpoint, session, response } = call;
  if (!session || endpoint.id !== mailOrderFamily.findPatient.id) return call;
  const { user } = session;
  return patientSearches.count(user).then(() => {
    response.once('close', () => {
      if (response.writableFinished && response.statusCode >= 500) {
        void patientSearches.uncount(user);
      }
    });
    return call;
  });
}
