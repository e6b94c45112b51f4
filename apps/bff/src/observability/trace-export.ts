import type { Attributes, SpanKind } from '@opentelemetry/api';
import type { TraceContext } from '../http/trace-context';

/** A span that is over. Attributes are the words that a log line may have as well. */
export interface FinishedSpan {
  name: string;
  kind: 'server' | 'client';
  /** Milliseconds since 1970. */
  beganAt: number;
  endedAt: number;
  failed: boolean;
  attributes: Attributes;
}

/**
 * Sends spans to an OpenTelemetry collector (OTLP over HTTP), in batches. The packages are loaded when
 * there is one to be made for, and never without the setting. Nothing waits for a collector that is away.
 */
export class TraceExport {
  private readonly opened: Promise<Opened>;

  /** `share`: of how many requests, 0 to 1, by the id of their trace. */
  constructor(
    endpoint: string,
    private readonly share: number,
  ) {
    this.opened = open(`${endpoint}/v1/traces`);
  }

  /** The same for every process that a trace passes: its last digits decide, which are random. */
  samples({ traceId }: TraceContext): boolean {
    return Number.parseInt(traceId.slice(-8), 16) < this.share * 2 ** 32;
  }

  /** The span of a request that was answered, or of the call that it made. */
  record(trace: TraceContext, span: FinishedSpan): void {
    if (!trace.sampled) return;
    void this.opened.then(({ record }) => record(trace, span));
  }

  /** Sends what is left, for at most two seconds. */
  async close(): Promise<void> {
    const { close } = await this.opened;
    const tooLate = new Promise<void>((resolve) => setTimeout(resolve, 2000).unref());
    await Promise.race([close().catch(() => undefined), tooLate]);
  }
}

interface Opened {
  record(trace: TraceContext, span: FinishedSpan): void;
  close(): Promise<void>;
}

async function open(url: string): Promise<Opened> {
  const [api, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);
  // Ids were given when the request came, for its log line and the call it made; the span takes them over.
  const given = { traceId: '', spanId: '' };
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'bff' }),
    sampler: new sdk.AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => given.traceId,
      generateSpanId: () => given.spanId,
    },
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: 5000 })),
    ],
  });
  const tracer = provider.getTracer('bff');
  const kinds: Record<FinishedSpan['kind'], SpanKind> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
  };
  const under = (traceId: string, spanId: string | undefined) =>
    spanId === undefined
      ? api.ROOT_CONTEXT
      : api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags: 1 });

  return {
    record: ({ traceId, parentId, spanId, callSpanId }, span) => {
      const own = span.kind === 'server';
      given.traceId = traceId;
      given.spanId = own ? spanId : callSpanId;
      const started = tracer.startSpan(
        span.name,
        { kind: kinds[span.kind], startTime: span.beganAt, attributes: span.attributes },
        under(traceId, own ? parentId : spanId),
      );
      if (span.failed) started.setStatus({ code: api.SpanStatusCode.ERROR });
      started.end(span.endedAt);
    },
    close: () => provider.shutdown(),
  };
}
