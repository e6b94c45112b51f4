import type { ErrorCode } from '@portal/contracts';

/**
 * Every failure of the BFF itself, with the status and the title of its problem JSON. Titles are general:
 * they never contain received values, a host or a version.
 */
export const failures = {
  BAD_URL: { status: 400, title: 'The URL is not in an accepted form.' },
  BAD_INPUT: { status: 400, title: 'A value of the request is not valid.' },
  UNAUTHENTICATED: { status: 401, title: 'No user is signed in, or the session has ended.' },
  ELIG_E0000001: { status: 403, title: 'The member is no longer eligible.' },
  CROSS_SITE: { status: 403, title: 'The call did not come from the portal itself.' },
  AGE_RESTRICTED: { status: 403, title: 'This is for members of 18 years or older.' },
  BIRTH_DATE_UNKNOWN: {
    status: 403,
    title: 'This is for members of 18 years or older, and the birth date is not known.',
  },
  OTHER_MEMBER: { status: 403, title: 'The call names a member who is not the signed-in one.' },
  PATIENT_NOT_AUTHORIZED: {
    status: 403,
    title: 'The call names a person who does not allow it at home delivery today.',
  },
  EMULATION_READ_ONLY: { status: 403, title: 'This call is refused while acting for a member.' },
  STEP_UP_NEEDED: { status: 403, title: 'Confirm with a second factor who you are.' },
  CAREGIVER_NOT_ALLOWED: { status: 403, title: 'The member did not allow the caregiver this.' },
  CAREGIVER_ACCESS_ENDED: {
    status: 403,
    title: 'The caregiver may no longer act for the member.',
  },
  STAFF_ONLY: { status: 403, title: 'This call is for support staff and providers.' },
  MEMBERS_ONLY: { status: 403, title: 'This call is for members, not for staff.' },
  ACTING_CHANGED: {
    status: 403,
    title: 'The session acts for another person than when the page was loaded. Load it again.',
  },
  EMULATION_ENDED: { status: 403, title: 'Acting for a member has ended. Load the page again.' },
  NOT_FOUND: { status: 404, title: 'There is no such resource.' },
  MEMBER_UNKNOWN: {
    status: 404,
    title: 'There is no such member, or none whose account can be seen.',
  },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This resource does not allow the method.' },
  BODY_TIMEOUT: { status: 408, title: 'The body took too long to arrive.' },
  DRAFT_CHANGED: { status: 409, title: 'The draft was changed elsewhere in the meantime.' },
  EMULATION_RUNNING: { status: 409, title: 'The user acts for another member already.' },
  TOO_MANY_DRAFTS: { status: 409, title: 'There is no room for more drafts.' },
  BODY_TOO_LARGE: { status: 413, title: 'The body is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'This resource does not accept the content type.' },
  FILE_TOO_LARGE: { status: 413, title: 'The file is larger than this resource accepts.' },
  FILE_TYPE_REFUSED: { status: 415, title: 'The file is of a type that is not accepted.' },
  FILE_EMPTY: { status: 422, title: 'The file has no bytes.' },
  FILE_CUT_OFF: { status: 422, title: 'The end of the file is missing.' },
  FILE_INFECTED: { status: 422, title: 'The scanner found malware in the file.' },
  LENGTH_REQUIRED: { status: 411, title: 'Send the length of the body.' },
  TOO_MANY_REQUESTS: { status: 429, title: 'There were too many of these calls.' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side.' },
  UPSTREAM_UNREACHABLE: { status: 502, title: 'A service of the portal did not answer.' },
  UPSTREAM_BAD_RESPONSE: { status: 502, title: 'A service of the portal sent a bad response.' },
  IDENTITY_PROVIDER_REFUSED: { status: 502, title: 'The sign-in service refused the portal.' },
  IDENTITY_PROVIDER_UNAVAILABLE: { status: 503, title: 'The sign-in service does not answer.' },
  SESSION_STORE_UNAVAILABLE: { status: 503, title: 'Sessions cannot be read at the moment.' },
  MEMBER_UNAVAILABLE: { status: 503, title: 'The member cannot be identified at the moment.' },
  DRAFT_STORE_UNAVAILABLE: { status: 503, title: 'Drafts cannot be read at the moment.' },
  LIMITS_UNAVAILABLE: { status: 503, title: 'The call cannot be counted at the moment.' },
  FILE_NOT_SCANNED: { status: 503, title: 'Files cannot be scanned at the moment.' },
  AUDIT_UNAVAILABLE: { status: 503, title: 'The call cannot be audited at the moment.' },
  NOT_BUILT: { status: 503, title: 'The pages of the portal are not built yet.' },
  UPSTREAM_CIRCUIT_OPEN: { status: 503, title: 'A service of the portal is unavailable.' },
  UPSTREAM_BUSY: { status: 503, title: 'A service of the portal is overloaded.' },
  UPSTREAM_TIMEOUT: { status: 504, title: 'A service of the portal took too long.' },
} as const satisfies Partial<Record<string, { status: number; title: string }>>;

export type FailureCode = keyof typeof failures;

/** When to try again after a 503 that does not say it more exactly. */
const laterSeconds = '10';

interface Details {
  /** Replaces the general title. May contain field names, never values. */
  expose?: string;
  cause?: unknown;
  headers?: Record<string, string>;
  /** More members of the problem JSON. */
  extra?: Record<string, unknown>;
}

/** A failure with a code of the table above; a caller receives the code and `expose` only. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly expose: string;
  readonly headers: Record<string, string>;
  readonly extra: Record<string, unknown>;

  constructor(
    readonly code: FailureCode,
    { expose, cause, headers = {}, extra = {} }: Details = {},
  ) {
    super(code, { cause });
    this.status = failures[code].status;
    this.expose = expose ?? failures[code].title;
    this.headers = this.status === 503 ? { 'retry-after': laterSeconds, ...headers } : headers;
    this.extra = extra;
  }

  /** Any thrown value as an AppError: any other error is INTERNAL. */
  static from(error: unknown): AppError {
    return error instanceof AppError ? error : new AppError('INTERNAL', { cause: error });
  }
}

/** The body of every failure, `application/problem+json`. */
export interface Problem {
  code: FailureCode | ErrorCode;
  title: string;
  status: number;
  requestId: string;
}
