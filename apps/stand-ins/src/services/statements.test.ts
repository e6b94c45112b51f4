import { asMember, call, post, TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());

const scenario = 'coverage-waiting';
const requestNumber = 'CD-2026-118-5210';
const send = (base: string, body: object) => post(`${base}/_statements`, {}, body);
const newest = async (base: string) => {
  const path = '/portalmicroservices/api/coveragerequests/GMR00730512';
  const { body } = await call(`${base}${path}`, asMember(scenario));
  return (body as unknown as { requests: object[] }).requests[0];
};

describe('the statement of a prescriber', () => {
  test('reaches the plan, starts the clock, and leads to a decision', async () => {
    const base = await services.start();
    expect(await newest(base)).toMatchObject({ statementAt: null, decidedAt: null });
    expect(await send(base, { scenario, requestNumber })).toMatchObject({
      status: 200,
      body: { requestNumber, supports: true, scenario },
    });
    expect(await newest(base)).toMatchObject({ statementAt: '2026-11-05T14:00:00.000Z' });
    await post(`${base}/_clock`, {}, { days: 3, scenario });
    expect(await newest(base)).toMatchObject({ outcome: 'APPROVED' });
  });

  test('may say too little', async () => {
    const base = await services.start();
    await send(base, { scenario, requestNumber, supports: false });
    await post(`${base}/_clock`, {}, { days: 3, scenario });
    expect(await newest(base)).toMatchObject({ outcome: 'DENIED' });
  });

  test.each([
    [{ scenario, requestNumber: 'CD-0' }, 404, 'coverage-waiting has no request CD-0.'],
    [{ scenario: 'no-such', requestNumber }, 400, 'There is no scenario "no-such".'],
    [{ scenario, requestNumber: 7 }, 400, 'Send requestNumber as a text'],
    [{ scenario, requestNumber, supports: 'yes' }, 400, 'supports as true or false'],
  ])('%j is refused with %i', async (body, status, text) => {
    const base = await services.start();
    const answer = await send(base, body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(text);
  });
});
