import { asMember, call, claimsPath, post, TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());

const move = (base: string, body: object) => post(`${base}/_clock`, {}, body);
const claims = async (base: string, scenario = 'commercial-member') => {
  const { body } = await call(`${base}${claimsPath()}`, asMember(scenario));
  return body.claimsHistory.claim;
};

describe('the clock of the stand-ins', () => {
  test('moves forward by days, or to a day, and says where it is', async () => {
    const base = await services.start();
    expect((await call(`${base}/_clock`)).body).toEqual({ daysAhead: 0, day: '2026-11-05' });
    expect((await move(base, { days: 30 })).body).toEqual({ daysAhead: 30, day: '2026-12-05' });
    expect((await move(base, { to: '2026-12-24' })).body).toEqual({
      daysAhead: 49,
      day: '2026-12-24',
    });
  });

  test('what happened before is so much longer ago', async () => {
    const base = await services.start({ now: 'today' });
    const today = new Date().toISOString().slice(0, 10);
    const year = `${claimsPath('2020-01-01', '2040-01-01')}`;
    const newest = async () =>
      (await call(`${base}${year}`, asMember('commercial-member'))).body.claimsHistory.claim
        .map(({ dateOfService }) => dateOfService)
        .sort()
        .at(-1) as string;
    const before = await newest();
    expect(before <= today).toBe(true);
    await move(base, { days: 30 });
    const days = (Date.parse(before) - Date.parse(await newest())) / 86_400_000;
    expect(days).toBe(30);
  });

  test('a single scenario may have its own', async () => {
    const base = await services.start();
    const scenario = 'commercial-member';
    expect((await move(base, { days: 5, scenario })).body).toEqual({
      daysAhead: 5,
      day: '2026-11-10',
      scenario,
    });
    expect((await call(`${base}/_clock`)).body).toMatchObject({ daysAhead: 0 });
    expect((await call(`${base}/_clock?scenario=empty-handed`)).body).toMatchObject({
      daysAhead: 0,
    });
  });

  test('is set back, and what was done is forgotten', async () => {
    const base = await services.start();
    await move(base, { days: 5 });
    expect((await call(`${base}/_clock`, {}, { method: 'DELETE' })).body).toEqual({
      daysAhead: 0,
      day: '2026-11-05',
    });
    expect(await claims(base)).toHaveLength(7);
  });

  test.each([
    [{ days: 0 }, 'at least 1'],
    [{ days: 1.5 }, 'at least 1'],
    [{ days: '3' }, 'at least 1'],
    [{ to: '2026-11-05' }, 'a day after 2026-11-05'],
    [{ to: '2026-02-30' }, 'a day after 2026-11-05'],
    [{}, 'at least 1'],
    [{ days: 401 }, 'at most 400 days'],
    [{ days: 1, scenario: 'unknown' }, 'no scenario "unknown"'],
  ])('refuses %j', async (body, reason) => {
    const base = await services.start();
    const answer = await move(base, body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(reason);
    expect((await call(`${base}/_clock`)).body).toMatchObject({ daysAhead: 0 });
  });
});
