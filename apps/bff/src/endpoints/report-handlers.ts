import type { reports } from '@portal/contracts/reports';
import type { Logger } from '@portal/logger';
import { violationsIn } from './content-security-report';
import type { HandlersOf } from './own-call';

export interface ReportParts {
  log: Logger;
  metrics: { contentSecurityReported(directive: string): void };
}

/** The other violations of one report are dropped. */
const maxLines = 20;

/** The handlers of reports that browsers send: each violation becomes a log line and a count. */
export function createReportHandlers({ log, metrics }: ReportParts): HandlersOf<typeof reports> {
  return {
    reportContentSecurity: async ({ context: { requestId }, body }) => {
      for (const violation of violationsIn(body).slice(0, maxLines)) {
        metrics.contentSecurityReported(violation.directive);
        log.warn('content-security-report', { requestId, ...violation });
      }
      return { accepted: true };
    },
  };
}
