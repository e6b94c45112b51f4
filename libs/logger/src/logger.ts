import { standardOutput } from './standard-output';
import { fieldsText, type LogFields, textOf } from './log-fields';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Writes one JSON line a call: time (UTC), level, service, event and the allowed fields. */
export interface Logger {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /**
   * What an auditor asks for: who did what, when, on which request. Written at any level but silent.
   * Says whether it was written: what must not happen unseen is refused when it was not.
   */
  audit(event: string, fields: LogFields): boolean;
}

export interface LoggerOptions {
  service: string;
  level?: LogLevel;
  /** Where the lines go; standard output unless given. */
  destination?: Destination;
}

interface Destination {
  /** Writes a line before it returns, or throws. */
  write(line: string): void;
  /** Takes a line that may wait a moment for others to be written with it. */
  keep?(line: string): void;
}

/** What is worth a system call of its own: whoever looks for the reason of a crash must find it. */
const atOnce: ReadonlySet<string> = new Set(['warn', 'error', 'audit']);

/**
 * A logger that can write only the fields of the allow-list (log-fields.ts). A line that can't be written
 * breaks nothing. Lines are put together here: every request writes one, and a logging package takes
 * three times as long for it.
 */
export function createLogger({
  service,
  level = 'info',
  destination = standardOutput,
}: LoggerOptions): Logger {
  const keep = destination.keep?.bind(destination) ?? destination.write.bind(destination);
  const writer = (at: Exclude<LogLevel, 'silent'> | 'audit') => {
    const isWritten =
      level !== 'silent' && (at === 'audit' || logLevels.indexOf(at) >= logLevels.indexOf(level));
    const put = atOnce.has(at) ? destination.write.bind(destination) : keep;
    const beginning = `{"level":"${at}","time":"`;
    const middle = `","service":${textOf(service)}`;
    return (event: string, fields: LogFields = {}): boolean => {
      if (!isWritten) return level !== 'silent';
      try {
        put(`${beginning}${timeText()}${middle}${fieldsText(fields)},"event":${textOf(event)}}\n`);
        return true;
      } catch {
        return false;
      }
    };
  };
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    audit: writer('audit'),
  };
}

let lastTime = 0;
let lastTimeText = '';

/** The time in UTC, as ISO 8601; the lines of one millisecond share the text. */
function timeText(): string {
  const now = Date.now();
  if (now !== lastTime) {
    lastTime = now;
    lastTimeText = new Date(now).toISOString();
  }
  return lastTimeText;
}
