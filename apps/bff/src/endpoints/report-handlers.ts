import type { reports } from '@portal/contracts/reports';
import type { Logger } from '@portal/logger';
import type { Config } from '../config';
import { violationsIn } from './content-security-report';
import type { HandlersOf } from './own-call';

export interface ReportParts {
  config: Pick<Config, 'settings' | 'sites'>;
  log: Logger;
  metrics: { contentSecurityReported(directive: string): void };
}

/** The other violations of one report are dropped. */
const maxLines = 20;

/** The handlers of reports that browsers send: each violation becomes a log line and a count. */
export function createReportHandlers({
  config,
  log,
  metrics,
}: ReportParts): HandlersOf<typeof reports> {
  const ownHosts = hostsOf(config);
  return {
    reportContentSecurity: async ({ context: { requestId }, body }) => {
      for (const violation of violationsIn(body, ownHosts).slice(0, maxLines)) {
        metrics.contentSecurityReported(violation.directive);
        log.warn('content-security-report', { requestId, ...violation });
      }
      return { accepted: true };
    },
  };
}

/** The hosts that the settings name: of the sites, their identity providers and the card frame. */
function hostsOf({ settings, sites }: ReportParts['config']): ReadonlySet<string> {
  const urls = [settings.CARD_FRAME, ...sites.flatMap(({ origin, issuer }) => [origin, issuer])];
  return new Set(urls.flatMap((url) => (url ? [new URL(url).host] : [])));
}
