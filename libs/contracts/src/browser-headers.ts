/** The custom header that a call which changes something must carry; any value will do. */
export const csrfHeader = 'x-csrf';

/**
 * Since when the session acted for someone else when the page was loaded, as its status said (`actingSince`). The BFF
 * refuses a call of a page that was loaded for another person than the session acts for now.
 */
export const actingHeader = 'x-acting-since';

/** The header of the key under which a call is done once (MO-2). */
export const idempotencyHeader = 'idempotency-key';
