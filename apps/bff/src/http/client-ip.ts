import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Whether an address is a trusted proxy, as Express decides it from `trust proxy`. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * The last address that no trusted proxy has: the peer, or what the proxies in front wrote into X-Forwarded-For. What
 * is no IP there was written by the client.
 */
export function clientIpOf(
  { socket, headers }: IncomingMessage,
  trusts: TrustsProxy,
): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const addresses = [socket.remoteAddress ?? '', ...forwarded.map((each) => each.trim()).reverse()];
  let known: string | undefined;
  for (const [hop, address] of addresses.entries()) {
    if (isIP(address) === 0) break;
    known = address;
    if (!trusts(address, hop)) break;
  }
  return known?.replace(/^::ffff:(?=\d+\.)/, '');
}
