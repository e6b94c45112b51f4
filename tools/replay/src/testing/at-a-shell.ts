import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../command-line';

/** Servers that a test has started; they end with it. */
export const servers: Server[] = [];
const folders: string[] = [];

/** Ends the servers and removes the folders of each test: each file that uses them calls this. */
export function useShell() {
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((s) => new Promise((done) => s.close(done))));
    folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  });
}

/** Runs the command with these arguments: its exit code, its output, and its messages on stderr. */
export async function replay(...args: string[]) {
  const printed: string[] = [];
  const said: string[] = [];
  const ending = await commandLine(args, {
    print: (line) => printed.push(line),
    say: (line) => said.push(line),
  });
  return { ending, printed: printed.join('\n'), said: said.join('\n') };
}

/** The address of a server that answers so. */
export async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** An empty folder, which goes with the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'replay-'));
  folders.push(made);
  return made;
}
