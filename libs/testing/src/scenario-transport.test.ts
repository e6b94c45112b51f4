import { createApiClient } from '@portal/api-client';
import { claims } from '@portal/contracts/claims';
import { drafts } from '@portal/contracts/drafts';
import { pharmacies } from '@portal/contracts/pharmacies';
import { session } from '@portal/contracts/session';
import { user } from '@portal/contracts/user';
import { firstValueFrom } from 'rxjs';
import { scenarioTransport, type ScenarioTransportOptions } from './scenario-transport';

const lastThirtyDays = {
  fromDate: '2026-10-06',
  toDate: '2026-11-05',
  memberId: 'EVF00421787',
};

const playing = (name: string, options?: ScenarioTransportOptions) => {
  const transport = scenarioTransport(name, options);
  return { transport, api: createApiClient({ transport }) };
};

describe('a scenario as the network of a screen test', () => {
  test('answers the claims of the period, typed', async () => {
    const { api, transport } = playing('commercial-member');
    const answer = await firstValueFrom(api(claims).getHistory(lastThirtyDays));
    expect(answer.claimsHistory?.claim).toHaveLength(7);
    expect(transport.calls).toMatchObject([
      { endpointId: 'claims.getHistory', params: lastThirtyDays },
    ]);
  });

  test('serves dates as of the day that the test believes it is', async () => {
    const { api } = playing('commercial-member', { now: new Date(2027, 0, 4, 12) });
    const answer = await firstValueFrom(
      api(claims).getHistory({ ...lastThirtyDays, fromDate: '2026-12-05', toDate: '2027-01-04' }),
    );
    const dates = answer.claimsHistory?.claim?.map((row) => row.dateOfService);
    expect(dates?.[0]).toBe('2027-01-03');
    expect(dates).toHaveLength(7);
  });

  test('has a session when the scenario has an identity, until sign-out', async () => {
    const { api } = playing('commercial-member');
    expect((await firstValueFrom(api(session).getStatus())).signedIn).toBe(true);
    await firstValueFrom(api(session).signOut());
    expect((await firstValueFrom(api(session).getStatus())).signedIn).toBe(false);
    await expect(firstValueFrom(api(user).getMemberInfo({ nc: 1 }))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  test('stores drafts of forms, and reports a conflict to a page with an old version', async () => {
    const { api } = playing('commercial-member');
    const save = (replaces: number) =>
      firstValueFrom(
        api(drafts).save({ formId: 'drug-claim', body: { replaces, content: { page: 1 } } }),
      );
    const { revision } = await save(0);
    await expect(save(0)).rejects.toMatchObject({ status: 409, code: 'DRAFT_CHANGED' });
    const { draft } = await firstValueFrom(api(drafts).getOne({ formId: 'drug-claim' }));
    expect(draft).toMatchObject({ revision, content: { page: 1 } });
    const removed = await firstValueFrom(api(drafts).remove({ formId: 'drug-claim' }));
    expect(removed).toEqual({ removed: true });
    expect(await firstValueFrom(api(drafts).getList())).toEqual({ drafts: [] });
  });

  test('refuses a member call of a visitor, and a change without the custom header', async () => {
    const { api, transport } = playing('visitor');
    await expect(firstValueFrom(api(claims).getHistory(lastThirtyDays))).rejects.toMatchObject({
      status: 401,
    });
    const { signal } = new AbortController();
    const url = '/member/api/session/sign-out';
    expect(await transport({ method: 'POST', url, headers: {}, signal })).toMatchObject({
      status: 403,
    });
  });

  test('remembers what was sent, apart for each run', async () => {
    const first = playing('commercial-member');
    const other = playing('commercial-member');
    const body = { memberId: 'EVF00421787', npi: '1999000106' };
    await firstValueFrom(first.api(pharmacies).setDefault({ body }));
    const of = (each: typeof first) =>
      firstValueFrom(each.api(pharmacies).getDefault({ memberId: 'EVF00421787' }));
    expect((await of(first)).pharmacy?.name).toBe('Bluebell Pharmacy');
    expect((await of(other)).pharmacy?.name).toBe('Maple & Main Pharmacy');
  });

  test.each([
    [{ status: 503 }, { status: 503, code: 'CALL_FAILED' }],
    [{ offline: true }, { status: 0 }],
    [{ reset: true }, { status: 0 }],
    [
      { status: 403, variant: 'not-eligible' },
      { status: 403, code: 'ELIG_E0000001' },
    ],
  ] as const)('plays %j in place of the answer', async (override, error) => {
    const { api } = playing('commercial-member', { overrides: { 'claims.getHistory': override } });
    await expect(firstValueFrom(api(claims).getHistory(lastThirtyDays))).rejects.toMatchObject(
      error,
    );
  });

  test('answers with a body of the test, and with the scenario again once the override is gone', async () => {
    const { api, transport } = playing('commercial-member');
    transport.override('claims.getHistory', { body: { claimsHistory: { claim: [] } } });
    const count = async () =>
      (await firstValueFrom(api(claims).getHistory(lastThirtyDays))).claimsHistory?.claim?.length;
    expect(await count()).toBe(0);
    transport.override('claims.getHistory', undefined);
    expect(await count()).toBe(7);
  });

  test('holds a call until it is released, and rejects when it is given up meanwhile', async () => {
    const { api, transport } = playing('commercial-member');
    const release = transport.hold('claims.getHistory');
    let answered = false;
    const call = firstValueFrom(api(claims).getHistory(lastThirtyDays)).then(() => {
      answered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answered).toBe(false);
    release();
    await call;
    expect(answered).toBe(true);

    const abort = new AbortController();
    transport.hold('session.getStatus');
    const url = '/member/api/session';
    const left = transport({ method: 'GET', url, headers: {}, signal: abort.signal });
    abort.abort();
    await expect(left).rejects.toThrow('given up');
  });

  test('leaves the call after a thousand of one endpoint without an answer', async () => {
    const { api, transport } = playing('visitor', {
      overrides: { 'session.getStatus': { body: { signedIn: false } } },
    });
    for (let turn = 0; turn < 1000; turn += 1) await firstValueFrom(api(session).getStatus());
    let answered = false;
    void firstValueFrom(api(session).getStatus()).then(() => (answered = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([answered, transport.calls.length]).toEqual([false, 1001]);
  });

  test('names the known scenarios and endpoints when a name is wrong', () => {
    expect(() => scenarioTransport('comercial-member')).toThrow(/Known: .*claims-without-list, /);
    expect(() => scenarioTransport('visitor', { overrides: { 'claims.get': 'x' } })).toThrow(
      'No endpoint has the id "claims.get".',
    );
  });
});
