import { type Endpoint, errorCatalogue, type ErrorCode } from '@portal/contracts';

/** A refusal of a service: the status, and the code that its message begins with. */
export interface Failure {
  status: number;
  code: string;
}

const notEligible = { status: 403, code: 'ELIG_E0000001' } as const;
/** Specification §8: these sign the caller out, so only a call with tokens has them. */
const ofSignedIn: readonly Failure[] = [{ status: 401, code: 'NOT_SIGNED_IN' }, notEligible];
/** These show the error state of the part of the screen that made the call. */
const ofEveryCall: readonly Failure[] = [
  { status: 404, code: 'NOT_FOUND' },
  { status: 503, code: 'SERVICE_UNAVAILABLE' },
];
/** The codes of single calls (EMAIL_IN_USE …) name a conflict with saved data. */
const conflictStatus = 409;

/** Every failure of a call that the portal distinguishes. */
export function failuresOf({ auth, errors = [] }: Endpoint): Failure[] {
  const own = errors
    .filter((code) => isNamedInMessage(code) && code !== notEligible.code)
    .map((code) => ({ status: conflictStatus, code }));
  return [...(auth === 'none' ? [] : ofSignedIn), ...ofEveryCall, ...own];
}

const isNamedInMessage = (code: ErrorCode) => 'messageCode' in errorCatalogue[code].recognisedBy;

/** The body of a refusal, as the services write it. */
export const failureBody = ({ status, code }: Failure) => ({
  message: `${code}: The service answered with status ${status}.`,
});
