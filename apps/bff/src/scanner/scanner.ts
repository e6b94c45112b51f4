import { connect, type Socket } from 'node:net';
import { AppError } from '../app-error';

/** One file at the scanner. */
export interface Scan {
  /** Sends the next bytes; waits while the scanner takes no more. Throws FILE_NOT_SCANNED. */
  write(chunk: Buffer): Promise<void>;
  /** Ends the file; throws FILE_INFECTED, and FILE_NOT_SCANNED. */
  finish(): Promise<void>;
  stop(): void;
}

/** Scans files for malware. */
export interface Scanner {
  start(): Scan;
}

/**
 * The scanner clamd, by its INSTREAM command: each chunk follows its length in four bytes, and a length of 0 ends the
 * file. A file counts as clean only if the scanner says so; it may be silent for `timeoutMs`, while the browser may be
 * slower than that.
 */
export function clamdScanner(place: string, timeoutMs: number): Scanner {
  const { hostname, port } = new URL(`tcp://${place}`);
  return { start: () => new ClamdScan(connect(Number(port), hostname), timeoutMs) };
}

class ClamdScan implements Scan {
  private answer = '';
  private failure: Error | undefined;
  private readonly closed: Promise<void>;

  constructor(
    private readonly socket: Socket,
    private readonly timeoutMs: number,
  ) {
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.setEncoding('utf8');
    socket.on('error', (error) => (this.failure = error));
    socket.on('data', (text: string) => {
      this.answer += text;
      if (/[\0\n]/.test(this.answer) || this.answer.length > 1024) socket.destroy();
    });
    socket.write('zINSTREAM\0');
  }

  async write(chunk: Buffer): Promise<void> {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    this.socket.write(length);
    if (!this.socket.write(chunk)) {
      await this.inTime(new Promise((resolve) => this.socket.once('drain', () => resolve())));
    }
    if (this.socket.destroyed) throw this.notScanned();
  }

  async finish(): Promise<void> {
    this.socket.write(Buffer.alloc(4));
    await this.inTime(this.closed);
    if (/ FOUND\0?\s*$/.test(this.answer)) throw new AppError('FILE_INFECTED');
    if (!/^stream: OK\0?\s*$/.test(this.answer)) throw this.notScanned();
  }

  stop(): void {
    this.socket.destroy();
  }

  /** Waits for the scanner; the connection is closed when it takes too long. */
  private async inTime(event: Promise<void>): Promise<void> {
    const timer = setTimeout(() => this.socket.destroy(), this.timeoutMs);
    await Promise.race([event, this.closed]);
    clearTimeout(timer);
  }

  private notScanned(): AppError {
    return new AppError('FILE_NOT_SCANNED', { cause: this.failure });
  }
}
