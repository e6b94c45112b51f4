/**
 * Every field that a log line may have, with its type; other fields are dropped. None may contain a
 * token, a member's data or a URL with values: a route is its path template.
 */
const logFields = {
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
  /** A keyed hash of the user who acts, or of the member who is concerned. */
  actor: 'text',
  subject: 'text',
  /** The client's IP, in audit lines only, where the settings allow it. */
  clientIp: 'text',
  /** Member, provider or staff. */
  role: 'text',
  provider: 'text',
  outcome: 'text',
  reason: 'text',
  /** Why staff act for a member: a word of a closed list, and the reference of their call or ticket. */
  purpose: 'text',
  reference: 'text',
  code: 'text',
  kind: 'text',
  /** The endpoint whose response contradicts the field of the other one's. */
  otherEndpointId: 'text',
  /** A field of a response, by its keys in the schema. */
  field: 'text',
  screen: 'text',
  textKey: 'text',
  /** A menu entry, by its id. */
  entry: 'text',
  language: 'text',
  client: 'text',
  line: 'text',
  /** The time of an event by the browser's clock. */
  reportedAt: 'text',
  /** A directive of a content-security policy, and the host that it blocked. */
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

const maxLength = 200;

/** The allowed fields whose value has the declared type. Long texts are cut. */
export function allowedFields(fields: LogFields): Record<string, unknown> {
  const allowed: Record<string, unknown> = {};
  for (const name in fields) {
    const value = fields[name as keyof LogFields];
    const type = logFields[name as keyof LogFields];
    if (value === undefined) continue;
    if (type === 'text' && typeof value === 'string') allowed[name] = value.slice(0, maxLength);
    else if (type === 'number' && Number.isFinite(value)) allowed[name] = value;
    else if (type === 'error') allowed[name] = describeError(value);
  }
  return allowed;
}

interface ErrorDescription {
  name: string;
  code?: string;
  at?: string[];
  cause?: ErrorDescription;
}

/**
 * An error without its message, which may quote received data: name, code, stack frames and up to three
 * causes.
 */
function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  return {
    name: error.name.slice(0, maxLength),
    ...(typeof code === 'string' ? { code: code.slice(0, maxLength) } : {}),
    ...(depth === 0 ? { at: framesOf(error) } : {}),
    ...(error.cause !== undefined && depth < 3
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

function framesOf(error: Error): string[] {
  const stack = error.stack ?? '';
  const afterMessage = stack.indexOf(error.message) + error.message.length;
  return stack
    .slice(afterMessage)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim().slice(3, maxLength));
}
