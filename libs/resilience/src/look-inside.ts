import { WebSocket } from 'undici';
import type { Replica } from './replica';

/** Option of Node for a replica that is to be looked into. */
export const canBeLookedInto = ['--inspect=127.0.0.1:0'];

/** What a process holds, right after it has thrown away what it no longer needs. */
export interface Inside {
  heapBytes: number;
  /** Resident memory; the system takes it back late or never. */
  memoryBytes: number;
  sockets: number;
}

const question = `JSON.stringify({
  heapBytes: process.memoryUsage().heapUsed,
  memoryBytes: process.memoryUsage.rss(),
  sockets: process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length,
})`;

/** Reads a replica through Node's inspector, after a garbage collection. */
export async function lookInside({ startOutput }: Replica): Promise<Inside> {
  const address = /Debugger listening on (ws:\S+)/.exec(startOutput)?.[1];
  if (!address) throw new Error('The replica was started without the option to look into it.');
  const socket = new WebSocket(address);
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', reject, { once: true });
    });
    await ask(socket, 1, 'HeapProfiler.collectGarbage');
    const { result } = (await ask(socket, 2, 'Runtime.evaluate', { expression: question })) as {
      result: { value: string };
    };
    return JSON.parse(result.value) as Inside;
  } finally {
    socket.close();
  }
}

function ask(socket: WebSocket, id: number, method: string, params = {}): Promise<unknown> {
  return new Promise((resolve) => {
    const hear = ({ data }: { data: unknown }) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (message.id !== id) return;
      socket.removeEventListener('message', hear);
      resolve(message.result);
    };
    socket.addEventListener('message', hear);
    socket.send(JSON.stringify({ id, method, params }));
  });
}
