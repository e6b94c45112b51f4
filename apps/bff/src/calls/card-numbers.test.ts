import { areas } from '@portal/contracts/all';
import { answerJson, type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { useTwoReplicas } from '../../testing/use-two-replicas';
import { eachStore } from '../../testing/each-store';

// The public test number of the card networks.
const digits = '4111111111111111';
const spellings = [digits, '4111 1111 1111 1111', '4111-1111-1111-1111'] as const;

let upstream: ScriptedUpstream;
beforeEach(async () => {
  upstream = await startScriptedUpstream();
  upstream.play(answerJson({}));
});
afterEach(() => upstream.stop());

describe.each(eachStore)('with records in %s', (_name, openStore) => {
  const replicas = useTwoReplicas({ openStore, upstream: () => upstream, settings: {} });

  test('a card number typed into any part of any call is in no record, log line or audit event', async () => {
    for (const area of Object.values(areas)) {
      // A new one for each area: a call may end the session.
      const agent = await replicas.one.signedIn();
      for (const { method, path } of Object.values(area)) {
        const address = path.replace(/:[A-Za-z]+/g, encodeURIComponent(spellings[1]));
        const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
        const call = agent[verb](address).query({ text: digits, [digits]: '1' });
        const body = { note: spellings.join(), screen: digits, [digits]: 1 };
        await (verb === 'get' ? call : call.send(body));
      }
    }
    const dump = await replicas.store.dump();
    const log = replicas.one.logText();
    const audited = replicas.one.log().filter(({ level }) => level === 'audit');
    // There is something to search.
    expect(dump.length).toBeGreaterThan(100);
    expect(log).toContain('mailOrderCheckout.placeOrder');
    expect(audited.map(({ event }) => event)).toContain('refused');
    const texts = [dump, log, JSON.stringify(audited)].join('\n');
    for (const each of spellings) expect(texts).not.toContain(each);
  });
});
