/** The custom header that a call which changes something must carry; any value will do. */
export const csrfHeader = 'x-csrf';

/** The header of the key under which a call is done once (MO-2). */
export const idempotencyHeader = 'idempotency-key';
