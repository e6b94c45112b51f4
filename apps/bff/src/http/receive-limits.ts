/** How long, and how much, the server receives of one request; milliseconds and bytes. */
export const receiveLimits = {
  headersMs: 15_000,
  /** A JSON body, from the moment when it is read. */
  bodyMs: 15_000,
  /** The whole request, uploads included. */
  requestMs: 300_000,
  /** What is read of a body after the response. */
  restBytes: 64 * 1024,
  restMs: 1000,
};
