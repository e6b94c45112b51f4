import { randomBytes } from 'node:crypto';

const form = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-|$)/;
const noTrace = '0'.repeat(32);
const noSpan = '0'.repeat(16);

/** Half of a span's id identifies the process, the other half counts: random bytes cost more. */
const processPart = randomBytes(4).toString('hex');
let spans = randomBytes(4).readUInt32BE();

function nextSpanId(): string {
  spans = (spans + 1) >>> 0;
  const id = processPart + spans.toString(16).padStart(8, '0');
  return id === noSpan ? nextSpanId() : id;
}

/**
 * The place of a request in a trace (W3C Trace Context): the received trace or a new one, the span of
 * the request and the span of the call that it makes. Hexadecimal digits only, whatever was received.
 */
export class TraceContext {
  readonly traceId: string;
  /** The span of the caller, if it sent one. */
  readonly parentId: string | undefined;
  /** Whether its spans are exported: as received, unless this process exports spans and decides itself. */
  sampled: boolean;
  readonly callSpanId = nextSpanId();
  private ownSpanId: string | undefined;

  /** `requestId` is a random UUID; its digits are the trace id when none was received. */
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

  /** The span of the request; used by the export of spans only. */
  get spanId(): string {
    return (this.ownSpanId ??= nextSpanId());
  }

  /** The header `traceparent` of the call that the request makes. */
  get traceparent(): string {
    return `00-${this.traceId}-${this.callSpanId}-${this.sampled ? '01' : '00'}`;
  }
}

/** A finished span. Attributes are words that a log line may have as well. */
export interface FinishedSpan {
  name: string;
  kind: 'server' | 'client';
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  hasFailed: boolean;
  attributes: Record<string, string | number>;
}

export interface SpanRecorder {
  record(trace: TraceContext, span: FinishedSpan): void;
}
