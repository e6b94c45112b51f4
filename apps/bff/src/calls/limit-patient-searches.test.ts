import { areas } from '@portal/contracts/all';
import { answerJson, type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { eachStore } from '../../testing/each-store';
import { useTwoReplicas } from '../../testing/use-two-replicas';

const { path } = areas.mailOrderFamily.findPatient;
const settings = { PATIENT_SEARCHES_PER_HOUR: 3 };
const search = (agent: Agent, birthDate = '1976-09-21') =>
  agent.post(path).send({ givenName: 'Rafael', familyName: 'Sampleton', birthDate });

let upstream: ScriptedUpstream;
beforeEach(async () => {
  upstream = await startScriptedUpstream();
  upstream.play(answerJson({ patient: null }));
});
afterEach(() => upstream.stop());

describe.each(eachStore)('with counts in %s', (_name, openStore) => {
  const replicas = useTwoReplicas({ openStore, upstream: () => upstream, settings });

  test('a member searches as often as the setting says, at any replica and in any session', async () => {
    const agents = [
      await replicas.one.signedIn(),
      await replicas.other.signedIn(),
      await replicas.one.signedIn(),
    ];
    for (const agent of agents) expect((await search(agent)).status).toBe(200);
    const refused = await search(await replicas.other.signedIn());
    expect(refused.body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(3_500);
    expect(refused.body).toMatchObject({ retryAfterSeconds: seconds });
    expect(upstream.requests).toHaveLength(3);
    expect((await search(await replicas.other.signedIn({}, { subject: 'another' }))).status).toBe(
      200,
    );
  });

  test('searches at the same time do not exceed the limit', async () => {
    const agents = await Promise.all(
      [replicas.one, replicas.other, replicas.one, replicas.other, replicas.one].map((bff) =>
        bff.signedIn(),
      ),
    );
    const all = await Promise.all(agents.map((agent) => search(agent)));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(upstream.requests).toHaveLength(3);
  });

  test('a search that the service did not answer is not counted', async () => {
    const agent = await replicas.one.signedIn();
    upstream.play(answerJson({}, 503));
    for (let i = 0; i < 4; i += 1) expect((await search(agent)).status).toBe(503);
    upstream.play(answerJson({ patient: null }));
    expect((await search(agent)).status).toBe(200);
  });

  test('neither a name nor a birth date is in a key or a log line', async () => {
    const agent = await replicas.one.signedIn();
    for (let i = 0; i < 4; i += 1) await search(agent);
    const texts = [await replicas.store.dump(), replicas.one.logText()].join('\n');
    for (const each of ['Rafael', '1976-09-21']) expect(texts).not.toContain(each);
  });
});
