import type { SpanKind } from '@opentelemetry/api';
import { hostname } from 'node:os';
import type { FinishedSpan, SpanRecorder, TraceContext } from '../http/trace-context';

/**
 * Sends spans to an OpenTelemetry collector (OTLP over HTTP), in batches. The packages are loaded only
 * with the setting. Requests never wait for a collector that is unavailable.
 */
export class TraceExport implements SpanRecorder {
  private readonly exporter: Promise<Exporter>;

  private readonly share: number;

  constructor({ endpoint, share, ...options }: TraceOptions) {
    this.share = share;
    this.exporter = createExporter(`${endpoint}/v1/traces`, options);
  }

  /** The last digits of the trace id decide, which are random, so that every process decides the same. */
  isSampled({ traceId }: TraceContext): boolean {
    return Number.parseInt(traceId.slice(-8), 16) < this.share * 2 ** 32;
  }

  /** Exports the span of a finished request, or of the call that it made. */
  record(trace: TraceContext, span: FinishedSpan): void {
    if (!trace.sampled) return;
    void this.exporter.then(({ record }) => record(trace, span));
  }

  /** Sends the remaining spans, for at most two seconds. */
  async close(): Promise<void> {
    const { close } = await this.exporter;
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, 2000).unref());
    await Promise.race([close().catch(() => undefined), timeout]);
  }
}

interface TraceOptions extends ExporterOptions {
  endpoint: string;
  /** The share of sampled requests, 0 to 1, by the id of their trace. */
  share: number;
}

interface ExporterOptions {
  version: string;
  /** What the collector wants with each request, such as a key. */
  headers?: Readonly<Record<string, string>> | undefined;
}

interface Exporter {
  record(trace: TraceContext, span: FinishedSpan): void;
  close(): Promise<void>;
}

async function createExporter(
  url: string,
  { version, headers }: ExporterOptions,
): Promise<Exporter> {
  const [api, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);
  // The ids exist since the request arrived, for its log line and its call; the span uses the same.
  const ids = { traceId: '', spanId: '' };
  const provider = new sdk.BasicTracerProvider({
    // The semantic conventions of OpenTelemetry; the host name of a container is its id.
    resource: resourceFromAttributes({
      'service.name': 'bff',
      'service.version': version,
      'service.instance.id': hostname(),
    }),
    sampler: new sdk.AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => ids.traceId,
      generateSpanId: () => ids.spanId,
    },
    spanProcessors: [
      new sdk.BatchSpanProcessor(
        new OTLPTraceExporter({ url, timeoutMillis: 5000, ...(headers && { headers }) }),
      ),
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
      ids.traceId = traceId;
      ids.spanId = own ? spanId : callSpanId;
      const started = tracer.startSpan(
        span.name,
        { kind: kinds[span.kind], startTime: span.startedAt, attributes: span.attributes },
        under(traceId, own ? parentId : spanId),
      );
      if (span.hasFailed) started.setStatus({ code: api.SpanStatusCode.ERROR });
      started.end(span.endedAt);
    },
    close: () => provider.shutdown(),
  };
}
