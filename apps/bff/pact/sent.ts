/** A request as it arrives at a service; names of headers in lower case, each as often as it came. */
export interface Sent {
  method: string;
  /** Path and query. */
  address: string;
  headers: [name: string, value: string][];
}

/** Headers that any call may have. Every other header must be in the interaction. */
const alwaysAllowed = [
  ...['host', 'connection', 'accept', 'accept-language', 'content-type', 'content-length'],
  ...['x-request-id', 'traceparent'],
];

/**
 * Faults of a request that Pact does not find: a header beyond the pinned ones, such as a token where none
 * is allowed (HC-6), and a header or a parameter that comes twice (HC-3).
 */
export function issuesOfSent(pinned: readonly string[], { address, headers }: Sent): string[] {
  const names = headers.map(([name]) => name);
  const allowed = [...alwaysAllowed, ...pinned.map((name) => name.toLowerCase())];
  const parameters = [...new URL(address, 'http://service').searchParams.keys()];
  return [
    ...names.filter((name) => !allowed.includes(name)).map((name) => `sends the header ${name}`),
    ...twice(names).map((name) => `sends the header ${name} twice`),
    ...twice(parameters).map((name) => `sends the parameter ${name} twice`),
  ];
}

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
