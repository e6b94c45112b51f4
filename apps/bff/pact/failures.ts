import { type Endpoint, errorCatalogue, type ErrorCode } from '@portal/contracts';

/** How a service may refuse a call: the status, and the code that its message begins with. */
export interface Failure {
  status: number;
  code: string;
}

const notEligible = { status: 403, code: 'ELIG_E0000001' } as const;
/** Specification §8: whoever is refused so is signed out. Where no token travels nobody can be. */
const ofSignedIn: readonly Failure[] = [{ status: 401, code: 'NOT_SIGNED_IN' }, notEligible];
/** And these show the error state of what was asked for. */
const ofAnybody: readonly Failure[] = [
  { status: 404, code: 'NOT_FOUND' },
  { status: 503, code: 'SERVICE_UNAVAILABLE' },
];
/** The codes of single calls (EMAIL_IN_USE …) tell of a conflict with what is on record. */
const conflictStatus = 409;

/** Every way in which a call may fail that the portal tells apart. */
export function failuresOf({ auth, errors = [] }: Endpoint): Failure[] {
  const own = errors
    .filter((code) => isNamedInMessage(code) && code !== notEligible.code)
    .map((code) => ({ status: conflictStatus, code }));
  return [...(auth === 'none' ? [] : ofSignedIn), ...ofAnybody, ...own];
}

const isNamedInMessage = (code: ErrorCode) => 'messageCode' in errorCatalogue[code].recognisedBy;

/** The body of a refusal, as the services write it. */
export const failureBody = ({ status, code }: Failure) => ({
  message: `${code}: The service answered with status ${status}.`,
});
