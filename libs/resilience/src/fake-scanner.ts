import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The text that scanners find in a file for tests; no malware. */
export const testMalware =
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** What the scanner does with a file: answers by its content, never answers, or closes the connection. */
export type ScannerMood = 'works' | 'stays silent' | 'closes the connection';

/** A scanner that speaks clamd's INSTREAM command: a file with `testMalware` is infected. */
export async function startFakeScanner() {
  let mood: ScannerMood = 'works';
  const sizes: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    const file = new ReceivedFile();
    socket.on('data', (chunk: Buffer) => {
      if (mood === 'closes the connection') return void socket.destroy();
      file.add(chunk);
      if (!file.isWhole || mood === 'stays silent') return;
      sizes.push(file.size);
      socket.end(file.isInfected ? 'stream: Eicar FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    place: `localhost:${port}`,
    /** The bytes of each file that was received whole. */
    sizes,
    turn: (next: ScannerMood) => (mood = next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

export type FakeScanner = Awaited<ReturnType<typeof startFakeScanner>>;

const command = 'zINSTREAM\0';

/** Reads the command and the chunks after it as they arrive. */
class ReceivedFile {
  size = 0;
  isWhole = false;
  isInfected = false;
  private waiting = Buffer.alloc(0);
  private left = 0;
  private hasCommand = false;
  /** The last bytes: the text may be in two chunks. */
  private tail = Buffer.alloc(0);

  add(chunk: Buffer): void {
    this.waiting = Buffer.concat([this.waiting, chunk]);
    if (!this.hasCommand) {
      if (this.waiting.length < command.length) return;
      this.take(command.length);
      this.hasCommand = true;
    }
    while (!this.isWhole && this.waiting.length > 0) {
      if (this.left === 0) {
        if (this.waiting.length < 4) return;
        this.left = this.take(4).readUInt32BE();
        this.isWhole = this.left === 0;
      } else {
        const part = this.take(Math.min(this.left, this.waiting.length));
        this.left -= part.length;
        this.size += part.length;
        const seen = Buffer.concat([this.tail, part]);
        this.isInfected ||= seen.includes(testMalware);
        this.tail = seen.subarray(-testMalware.length);
      }
    }
  }

  private take(bytes: number): Buffer {
    const taken = this.waiting.subarray(0, bytes);
    this.waiting = this.waiting.subarray(bytes);
    return taken;
  }
}
