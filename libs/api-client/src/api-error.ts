import type { CallLimit, ErrorCode, RefusedField } from '@portal/contracts';

/**
 * A call that did not succeed. Holds what one may log: the endpoint's id, the status (0 when no answer
 * came) and the catalogue's code; never the address or anything of the answer.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly endpointId: string,
    readonly status: number,
    readonly code: ErrorCode,
    /** The fields of a form that the service refuses (FORM_FIELDS_REFUSED). */
    readonly fields: readonly RefusedField[] = [],
    /** What is left of the call's limit, or how long to wait; undefined for most failures. */
    readonly limit?: CallLimit,
  ) {
    super(`${endpointId} failed with status ${status} (${code}).`);
  }

  /** No answer came: the device is offline, or the server is out of reach. */
  get unreachable(): boolean {
    return this.status === 0;
  }
}
