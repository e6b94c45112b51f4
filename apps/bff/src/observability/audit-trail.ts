import type { Logger } from '@portal/logger';

interface AuditParts {
  metrics: { auditLineWritten(event: string): void; auditLineLost(): void };
  /** Knows the client of the request that is handled; undefined: audit lines have no client IP. */
  client: { readonly ip: string | undefined } | undefined;
}

/** The same logger, which counts its audit lines by event and adds the client IP where that is allowed. */
export function auditTrail(log: Logger, { metrics, client }: AuditParts): Logger {
  return {
    ...log,
    audit: (event, fields) => {
      const isWritten = log.audit(event, client ? { ...fields, clientIp: client.ip } : fields);
      if (isWritten) metrics.auditLineWritten(event);
      else metrics.auditLineLost();
      return isWritten;
    },
  };
}
