import type { Logger } from '@portal/logger';

/** The same logger, which counts its audit lines by event. */
export function countAuditLines(
  log: Logger,
  metrics: { auditLineWritten(event: string): void },
): Logger {
  return {
    ...log,
    audit: (event, fields) => {
      metrics.auditLineWritten(event);
      return log.audit(event, fields);
    },
  };
}
