import {
  type ContractCase,
  contractCases,
  type Sent,
  startEgress,
  startRelay,
} from '@portal/bff/pact';
import { startStandIns } from '@portal/stand-ins';

/** A case of the contracts, and the request that the BFF makes of it. */
export interface Collected {
  each: ContractCase;
  sent: Sent;
}

/** What the real BFF sends to the services for each case of the contracts. */
export async function collectRequests(): Promise<Collected[]> {
  const standIns = await startStandIns({ port: 0, now: 'fixed' });
  const relay = await startRelay(standIns.url);
  const egress = await startEgress(relay.origin);
  const collected: Collected[] = [];
  try {
    for (const each of contractCases()) {
      // Only the request matters here.
      await egress.call(each).catch(() => undefined);
      const [sent, ...more] = relay.taken();
      if (!sent || more.length > 0) {
        throw new Error(
          `${each.title}: the BFF sent ${sent ? 'more than one request' : 'no request'}.`,
        );
      }
      collected.push({ each, sent });
    }
  } finally {
    await egress.stop();
    await relay.stop();
    await standIns.stop();
  }
  return collected;
}
