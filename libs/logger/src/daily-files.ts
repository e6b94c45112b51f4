import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Destination {
  /** Throws when the line can't be written. */
  write(line: string): void;
  /** Writes the buffered lines before it returns; throws when they can't be written. */
  flush?(): void;
}

/**
 * Files of a folder, one for each day (UTC): `audit-2026-11-22.jsonl`. Several processes may write to the same folder:
 * each line is one write at the end of the file. No file is ever renamed or deleted, so that a shipper can follow them.
 * Throws when a line can't be written.
 */
export function dailyFiles(folder: string, name: string, clock = Date.now): Destination {
  let day = '';
  let file: number | undefined;
  return {
    write(line) {
      const today = new Date(clock()).toISOString().slice(0, 10);
      if (file === undefined || today !== day) {
        const next = openSync(join(folder, `${name}-${today}.jsonl`), 'a', 0o640);
        if (file !== undefined) closeSync(file);
        [file, day] = [next, today];
      }
      const bytes = Buffer.from(line);
      if (writeSync(file, bytes) !== bytes.length) throw new Error('The disk is full.');
    },
  };
}
