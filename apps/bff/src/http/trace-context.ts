import { randomBytes } from 'node:crypto';

const form = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-|$)/;
const noTrace = '0'.repeat(32);
const noSpan = '0'.repeat(16);

/** Half of a span's id stands for the process, the other half counts: random bytes cost more than the rest. */
const processPart = randomBytes(4).toString('hex');
let spans = randomBytes(4).readUInt32BE();

function nextSpanId(): string {
  spans = (spans + 1) >>> 0;
  const id = processPart + spans.toString(16).padStart(8, '0');
  return id === noSpan ? nextSpanId() : id;
}

/**
 * The place of a request in a trace (W3C Trace Context): the trace that came with it or a new one, the
 * span of the request and that of the call it makes. Hexadecimal digits only, whatever was sent.
 */
export class TraceContext {
  readonly traceId: string;
  /** The span of whoever sent the request, if it said. */
  readonly parentId: string | undefined;
  /** Whether spans of it are kept: what the sender said, unless this process exports spans and decides itself. */
  sampled: boolean;
  readonly callSpanId = nextSpanId();
  private ownSpanId: string | undefined;

  /** `requestId` is a random UUID; its digits name the trace when none came along. */
  constructor(header: string | string[] | undefined, requestId: string) {
    const match = typeof header === 'string' ? form.exec(header) : null;
    const [, version, traceId = noTrace, parentId = noSpan, flags = '00', rest] = match ?? [];
    const valid = version !== 'ff' && !(version === '00' && rest === '-');
    if (valid && traceId !== noTrace && parentId !== noSpan) {
      this.traceId = traceId;
      this.parentId = parentId;
      this.sampled = (Number.parseInt(flags, 16) & 1) === 1;
    } else {
      this.traceId = requestId.replaceAll('-', '');
      this.sampled = false;
    }
  }

  /** The span of the request; only an export of spans has a use for it. */
  get spanId(): string {
    return (this.ownSpanId ??= nextSpanId());
  }

  /** The header `traceparent` for the call that the request makes. */
  get traceparent(): string {
    return `00-${this.traceId}-${this.callSpanId}-${this.sampled ? '01' : '00'}`;
  }
}
