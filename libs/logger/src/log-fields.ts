/**
 * Everything that a log line may hold, by name and kind; what is not in this table is dropped. None of
 * it may carry a token, a member's data or an address with values in it: a route is its template.
 */
export const logFields = {
  requestId: 'text',
  traceId: 'text',
  endpointId: 'text',
  route: 'text',
  method: 'text',
  status: 'number',
  durationMs: 'number',
  upstream: 'text',
  /** A keyed hash, never the id itself. */
  session: 'text',
  /** A keyed hash of who acts, or of whom something is done to. */
  actor: 'text',
  subject: 'text',
  provider: 'text',
  outcome: 'text',
  reason: 'text',
  code: 'text',
  kind: 'text',
  screen: 'text',
  textKey: 'text',
  /** An entry of a menu, by its id. */
  entry: 'text',
  language: 'text',
  client: 'text',
  line: 'text',
  /** When something happened by a browser's clock. */
  happenedAt: 'text',
  /** A directive of a content-security policy, and the host that it stopped. */
  directive: 'text',
  blocked: 'text',
  disposition: 'text',
  scenario: 'text',
  setting: 'text',
  listening: 'text',
  count: 'number',
  bytes: 'number',
  error: 'error',
} as const;

type ValueOf = { text: string; number: number; error: unknown };

export type LogFields = {
  -readonly [Name in keyof typeof logFields]?: ValueOf[(typeof logFields)[Name]] | undefined;
};

const textLimit = 200;

/** A text that stands in JSON as it is: most do, and looking costs less than JSON.stringify. */
const plainText = /^[ !#-[\]-~]{0,200}$/;

/**
 * The known fields whose value is of the declared kind, as they stand in the middle of a JSON object:
 * `,"status":200,"code":"NOT_FOUND"`. Long texts are cut.
 */
export function fieldsText(fields: LogFields): string {
  let text = '';
  for (const name in fields) {
    const value = fields[name as keyof LogFields];
    if (value === undefined) continue;
    const kind = logFields[name as keyof LogFields];
    if (kind === 'text' && typeof value === 'string') text += `,"${name}":${textOf(value)}`;
    else if (kind === 'number' && Number.isFinite(value)) text += `,"${name}":${String(value)}`;
    else if (kind === 'error') text += `,"${name}":${JSON.stringify(describeError(value))}`;
  }
  return text;
}

/** A text as JSON, cut when it is long. */
export function textOf(value: string): string {
  return plainText.test(value) ? `"${value}"` : JSON.stringify(value.slice(0, textLimit));
}

interface ErrorDescription {
  name: string;
  code?: string;
  at?: string[];
  cause?: ErrorDescription;
}

/**
 * An error without its message, which may quote what somebody sent: name, code, the place in our code
 * it came from, and up to three causes.
 */
function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  return {
    name: error.name.slice(0, textLimit),
    ...(typeof code === 'string' ? { code: code.slice(0, textLimit) } : {}),
    ...(depth === 0 ? { at: placesOf(error) } : {}),
    ...(error.cause !== undefined && depth < 3
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

function placesOf(error: Error): string[] {
  const stack = error.stack ?? '';
  const afterMessage = stack.indexOf(error.message) + error.message.length;
  return stack
    .slice(afterMessage)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim().slice(3, textLimit));
}
