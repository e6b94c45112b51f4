import { destination as openDestination, pino, stdTimeFunctions } from 'pino';
import { dailyFiles, type Destination } from './daily-files';
import { allowedFields, type LogFields } from './log-fields';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Writes one JSON line per call: time (UTC), level, service, event and the allowed fields. */
export interface Logger {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /**
   * An audit line: who did what, when, on which request. Written at every level but silent, and to the
   * audit folder as well. Returns whether it was written to both: an action that must be audited is refused
   * when it was not.
   */
  audit(event: string, fields: LogFields): boolean;
}

interface LoggerOptions {
  service: string;
  level?: LogLevel;
  /** Standard output unless given. */
  destination?: Destination;
  /** Where audit lines are also written, a file for each day. */
  auditFolder?: string | undefined;
}

/** A pino logger that writes the fields of the allow-list (log-fields.ts) only, and never throws. */
export function createLogger({
  service,
  level = 'info',
  destination = standardOutput(),
  auditFolder,
}: LoggerOptions): Logger {
  const log = pinoLogger(service, level, destination);
  const auditFiles =
    auditFolder === undefined
      ? undefined
      : pinoLogger(service, level, dailyFiles(auditFolder, 'audit'));
  const write = (work: () => void): boolean => {
    try {
      work();
      return level !== 'silent';
    } catch {
      return false;
    }
  };
  const writer =
    (at: keyof Logger) =>
    (event: string, fields: LogFields = {}): boolean =>
      write(() => {
        log[at](allowedFields(fields), event);
        if (at === 'audit') destination.flush?.();
      });
  const auditLog = writer('audit');
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    audit: (event, fields) => {
      const isLogged = auditLog(event, fields);
      const isFiled = write(() => auditFiles?.audit(allowedFields(fields), event));
      return isLogged && isFiled;
    },
  };
}

const pinoLogger = (service: string, level: LogLevel, destination: Destination) =>
  pino(
    {
      level,
      base: { service },
      // Above every other level, so that only silent stops it.
      customLevels: { audit: 70 },
      messageKey: 'event',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );

/**
 * Standard output through pino's synchronous destination, with a buffer that is written when it is full,
 * after 50 ms, with an audit line and at exit. Flushing every warning too would block the process whenever
 * many calls fail and the reader is slow. pino ignores a closed pipe; this destination throws, because an
 * audit line must not be lost unnoticed.
 */
function standardOutput(): Destination {
  const output = openDestination({ dest: 1, sync: true, minLength: 8192, periodicFlush: 50 });
  let failure: Error | undefined;
  output.on('error', (error: Error) => (failure = error));
  process.once('exit', () => output.flush());
  return {
    write: (line) => void output.write(line),
    flush: () => {
      output.flush();
      if (failure) throw failure;
    },
  };
}
