import { writeSync } from 'node:fs';

const pauseMs = 5;
const mostPauses = 200;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

const longestWaitMs = 50;
const mostKept = 16 * 1024;

let kept = '';
let timer: NodeJS.Timeout | undefined;

/**
 * Standard output. `write` returns when the line is out, after all that were kept before it, and throws when
 * nobody reads it any more, which logging packages pass over in silence. `keep` does so for the first line
 * after a pause, and gathers what follows within 50 ms, so that a busy process makes one system call
 * for many lines; they are out before the process ends.
 */
export const standardOutput = {
  write(line: string): void {
    flush();
    writeAll(line);
  },
  keep(line: string): void {
    if (timer !== undefined) {
      kept += line;
      if (kept.length > mostKept) flush();
      return;
    }
    timer = setTimeout(endWait, longestWaitMs).unref();
    writeAll(line);
  },
};

process.once('exit', endWait);

function endWait(): void {
  timer = undefined;
  try {
    flush();
  } catch {
    // Nobody reads it any more.
  }
}

function flush(): void {
  if (kept === '') return;
  const lines = kept;
  kept = '';
  writeAll(lines);
}

/** A reader that is slow is waited for, up to a second. */
function writeAll(text: string): void {
  let rest = Buffer.from(text);
  for (let pauses = 0; rest.length > 0;) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      const busy = (error as NodeJS.ErrnoException).code === 'EAGAIN';
      if (!busy || (pauses += 1) > mostPauses) throw error;
      Atomics.wait(sleeper, 0, 0, pauseMs);
    }
  }
}
