import type { LogFields, Logger } from '@portal/logger';
import type { Metrics } from './metrics';

type Happenings = Metrics['happenings'];
type Row = (happenings: Happenings, fields: LogFields) => void;

/**
 * What is counted of the log, by the event of its line: whoever writes one of these lines need not think
 * of a counter as well. `reason` and `outcome` are words of the code.
 */
const rows: Record<string, Row> = {
  'signed-in': ({ signIns, sessionsBegun }) => {
    signIns.inc({ outcome: 'signed-in' });
    sessionsBegun.inc();
  },
  'sign-in-refused': ({ signIns }, { reason }) => signIns.inc({ outcome: reason ?? 'failed' }),
  'sign-in-not-begun': ({ signIns }) => signIns.inc({ outcome: 'not-begun' }),
  'signed-out': ({ signOuts, sessionsEnded }, { reason }) => {
    signOuts.inc({ reason: reason ?? 'member' });
    sessionsEnded.inc({ reason: 'signed-out' });
  },
  'session-ended': ({ sessionsEnded }, { reason }) =>
    sessionsEnded.inc({ reason: reason ?? 'other' }),
  'sessions-ended-by-provider': ({ sessionsEnded }, { count }) =>
    sessionsEnded.inc({ reason: 'provider' }, count ?? 0),
  'tokens-refreshed': ({ refreshes }) => refreshes.inc({ outcome: 'renewed' }),
  'token-refresh-failed': ({ refreshes }) => refreshes.inc({ outcome: 'failed' }),
  refused: ({ refusals }, { code }) => refusals.inc({ code: code ?? 'other' }),
  'client-error': ({ clientErrors }, { kind }) => clientErrors.inc({ kind: kind ?? 'other' }),
  'content-security-report': ({ cspReports }, { directive }) =>
    cspReports.inc({ directive: directive ?? 'other' }),
  'draft-saved': ({ draftsSaved }) => draftsSaved.inc(),
};

/** The same log, with its happenings counted, at whatever level the lines are written. */
export function countHappenings(log: Logger, { happenings }: Metrics): Logger {
  const counted =
    (level: Exclude<keyof Logger, 'audit'>): Logger['info'] =>
    (event, fields = {}) => {
      rows[event]?.(happenings, fields);
      log[level](event, fields);
    };
  return {
    debug: counted('debug'),
    info: counted('info'),
    warn: counted('warn'),
    error: counted('error'),
    audit: (event, fields) => {
      rows[event]?.(happenings, fields);
      happenings.auditLines.inc({ event });
      return log.audit(event, fields);
    },
  };
}
