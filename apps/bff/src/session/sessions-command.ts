import type { Logger } from '@portal/logger';
import type { ListedSession } from './store/session-store';
import type { Activity } from './session';
import type { Sessions } from './sessions';

interface Parts {
  sessions: Sessions;
  store: { list(user: string): Promise<ListedSession[]>; endAll(): Promise<number> };
  /** The identity providers of all sites. */
  issuers: readonly string[];
  log: Logger;
  /** Milliseconds since 1970. */
  now: number;
}

const usage =
  'Usage: sessions list|end <user>, the user as the identity provider names it (sub); or sessions end --all.';

/**
 * The operator's `sessions list <user>`, `sessions end <user>` and `sessions end --all`. Returns the lines to print. Throws
 * the usage for other arguments, and AppError or StoreUnavailable when Redis does not answer.
 */
export async function sessionsCommand(args: readonly string[], parts: Parts): Promise<string[]> {
  const [verb, subject, ...more] = args;
  if (!subject || more.length > 0) throw new Error(usage);
  if (verb === 'end' && subject === '--all') return endAll(parts);
  if (subject.startsWith('--')) throw new Error(usage);
  if (verb === 'list') return list(subject, parts);
  if (verb === 'end') return end(subject, parts);
  throw new Error(usage);
}

async function list(subject: string, { sessions, store, issuers, now }: Parts): Promise<string[]> {
  const lines: string[] = [];
  for (const issuer of issuers) {
    const names = sessions.pseudonyms.allOf({ issuer, subject });
    for (const { id, activity, leftMs } of (
      await Promise.all(names.map((name) => store.list(name)))
    ).flat()) {
      const { startedAt, seenAt } = JSON.parse(activity) as Activity;
      lines.push(
        [
          // As log lines name a session.
          id.slice(0, 12),
          `began ${at(startedAt)}`,
          `last used ${at(seenAt)}`,
          `ends ${at(now + leftMs)} at the latest`,
        ].join(', '),
      );
    }
  }
  return [...lines, `${counted(lines.length)}.`];
}

async function end(subject: string, { sessions, issuers, log }: Parts): Promise<string[]> {
  let count = 0;
  for (const issuer of issuers) {
    const ended = await sessions.endAllOf({ issuer, subject });
    count += ended;
    log.audit('sessions-ended-by-operator', {
      subject: sessions.pseudonyms.of({ issuer, subject }),
      count: ended,
    });
  }
  return [`${counted(count)} ended.`];
}

async function endAll({ store, log }: Parts): Promise<string[]> {
  const count = await store.endAll();
  log.audit('all-sessions-ended-by-operator', { count });
  return [`${counted(count)} ended.`];
}

function counted(count: number): string {
  return count === 1 ? '1 session' : `${count} sessions`;
}

function at(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}
