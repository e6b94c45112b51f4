import { httpUrl, onOff, port } from '@portal/env';
import * as z from 'zod';

/** Log, metrics and traces. */
export const observabilitySettings = () => ({
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('debug, info, warn, error or silent; audit lines are written unless silent.'),
  METRICS_PORT: port()
    .optional()
    .describe(
      'the port on which Prometheus reads /metrics, e.g. 9464; without it there are no metrics.',
    ),
  METRICS_HOST: z
    .string()
    .default('localhost')
    .describe('the host name or IP to listen on for that.'),
  METRICS_EXPOSED: onOff()
    .default(false)
    .describe(
      'on to let production listen on more than loopback for that, where only Prometheus reaches the port.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl()
    .optional()
    .describe(
      'the URL of an OpenTelemetry collector that receives traces by OTLP over HTTP, e.g. http://localhost:4318.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1)$/, 'Write a number from 0 to 1')
    .transform(Number)
    .default(1)
    .describe('the share of requests that are traced, 0 to 1.'),
});
