import { httpUrl, onOff, port, secret } from '@portal/env';
import * as z from 'zod';
import { writableFolder } from './fields';

/** OpenTelemetry's headers are percent-encoded; a value that is not encoded well is taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Log, metrics and traces. */
export const observabilitySettings = () => ({
  SERVICE_VERSION: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, 'Write a version, such as 1.4.0')
    .default('unknown')
    .describe('the version of what runs, in metrics and traces; the image sets it.'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('debug, info, warn, error or silent; audit lines are written unless silent.'),
  AUDIT_FOLDER: writableFolder()
    .optional()
    .describe(
      'a folder to which audit lines are also written, a file for each day, e.g. /var/log/portal; they are in the log in any case.',
    ),
  AUDIT_CLIENT_IP: onOff()
    .default(false)
    .describe(
      'on to write the client IP into audit lines, as far as TRUSTED_PROXIES lets the BFF know it; no other line has it.',
    ),
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
  OTEL_EXPORTER_OTLP_HEADERS: secret(
    z
      .string()
      .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'Write name=value, with commas between')
      .transform((text) =>
        Object.fromEntries(
          text.split(',').map((each) => {
            const at = each.indexOf('=');
            return [each.slice(0, at), decoded(each.slice(at + 1))];
          }),
        ),
      )
      .optional(),
  ).describe('the headers for that collector, such as its key: name=value, with commas between.'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1)$/, 'Write a number from 0 to 1')
    .transform(Number)
    .default(1)
    .describe('the share of requests that are traced, 0 to 1.'),
});
