import type { ErrorCode } from '@portal/contracts';

/**
 * Every way in which the BFF itself refuses or fails, with the status and the words a caller gets.
 * The words are general: they never quote what was sent, a host or a version.
 */
export const failures = {
  BAD_ADDRESS: { status: 400, title: 'The address is not written in a form that is accepted.' },
  BAD_INPUT: { status: 400, title: 'A value that was sent is not valid.' },
  UNAUTHENTICATED: { status: 401, title: 'Nobody is signed in, or the session has ended.' },
  ELIG_E0000001: { status: 403, title: 'The member is no longer eligible.' },
  CROSS_SITE: { status: 403, title: 'The call did not come from the portal itself.' },
  EMULATION_READ_ONLY: { status: 403, title: 'While acting for a member, nothing can be changed.' },
  EMULATION_OVER: { status: 403, title: 'Acting for a member has ended. Load the page again.' },
  NOT_FOUND: { status: 404, title: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This address does not take this method.' },
  DRAFT_CHANGED: { status: 409, title: 'The draft was changed elsewhere in the meantime.' },
  TOO_MANY_DRAFTS: { status: 409, title: 'There is no room for more drafts.' },
  BODY_TOO_LARGE: { status: 413, title: 'What was sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'This address does not take this kind of body.' },
  TOO_MANY_REQUESTS: { status: 429, title: 'There were too many of these calls at once.' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side.' },
  UPSTREAM_UNREACHABLE: { status: 502, title: 'A service behind the portal did not answer.' },
  UPSTREAM_BAD_ANSWER: { status: 502, title: 'A service behind the portal answered wrongly.' },
  IDENTITY_PROVIDER_REFUSED: { status: 502, title: 'The sign-in service refused the portal.' },
  IDENTITY_PROVIDER_UNAVAILABLE: { status: 503, title: 'The sign-in service does not answer.' },
  SESSION_STORE_UNAVAILABLE: { status: 503, title: 'Sessions cannot be read at the moment.' },
  DRAFT_STORE_UNAVAILABLE: { status: 503, title: 'Drafts cannot be reached at the moment.' },
  AUDIT_UNAVAILABLE: { status: 503, title: 'What is done for a member cannot be recorded now.' },
  NOT_BUILT: { status: 503, title: 'The pages of the portal are not built yet.' },
  UPSTREAM_PAUSED: { status: 503, title: 'A service behind the portal is down at the moment.' },
  UPSTREAM_BUSY: { status: 503, title: 'A service behind the portal has too much to do.' },
  UPSTREAM_TIMEOUT: { status: 504, title: 'A service behind the portal took too long.' },
} as const satisfies Partial<Record<string, { status: number; title: string }>>;

export type FailureCode = keyof typeof failures;

interface Details {
  /** Replaces the general title. Only words of our own: field names, never values. */
  expose?: string;
  cause?: unknown;
  headers?: Record<string, string>;
  /** Further members of the problem JSON, made by us. */
  extra?: Record<string, unknown>;
}

/** A failure with a code of the table above; `expose` is the only part a caller sees beside it. */
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
    this.headers = headers;
    this.extra = extra;
  }

  /** Any thrown value as an AppError: what is not one already is INTERNAL. */
  static from(error: unknown): AppError {
    return error instanceof AppError ? error : new AppError('INTERNAL', { cause: error });
  }
}

/** The body of every failed answer, `application/problem+json`. */
export interface Problem {
  code: FailureCode | ErrorCode;
  title: string;
  status: number;
  requestId: string;
}
