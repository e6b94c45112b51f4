import { createServer, request } from 'node:http';
import { listen } from '@portal/resilience';
import type { Sent } from './sent';

/** A proxy between the BFF and a service that notes every request: Pact's mock server does not expose them. */
export async function startRelay(service: string) {
  const sent: Sent[] = [];
  const server = createServer((req, res) => {
    const { method = '', url = '', rawHeaders } = req;
    sent.push({ method, address: url, headers: pairsOf(rawHeaders) });
    const onward = request(new URL(url, service), { method, headers: rawHeaders }, (answer) => {
      res.writeHead(answer.statusCode as number, answer.rawHeaders);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  const { origin, stop } = await listen(server, 0, '127.0.0.1');
  return {
    origin,
    stop,
    /** The requests since the last call of this function. */
    taken: (): Sent[] => sent.splice(0),
  };
}

const pairsOf = (raw: readonly string[]): [name: string, value: string][] =>
  raw.flatMap((name, at) =>
    at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] as string] as [string, string]] : [],
  );
