import type { reports } from '@portal/contracts/reports';
import { violationsIn } from './content-security-report';
import type { HandlersOf } from './own-call';

/** More in one report say nothing that these don't. */
const mostLines = 20;

export const reportHandlers: HandlersOf<typeof reports> = {
  reportContentSecurity: async ({ dependencies: { log }, context: { requestId }, body }) => {
    for (const violation of violationsIn(body).slice(0, mostLines)) {
      log.warn('content-security-report', { requestId, ...violation });
    }
    return { accepted: true };
  },
};
