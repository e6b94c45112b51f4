import { areas } from '@portal/contracts/all';
import type { Agent } from '@portal/testing/supertest';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { report } = areas.events;

let bff: StartedBff;
let agent: Agent;
beforeEach(async () => {
  bff = await startBff();
  agent = bff.agent();
});
afterEach(() => bff.stop());

const around = {
  language: 'es',
  client: 'ebms',
  line: 'COMMERCIAL',
  at: '2026-11-05T14:00:00.000Z',
};
const view = { kind: 'page-view', screen: 'claims', ...around };
const click = { kind: 'menu-click', entry: 'payBill', screen: 'dashboard', ...around };
const send = (...events: unknown[]) => agent.post(report.path).send({ events });

test('page views and menu clicks are a line of the log each, and counted', async () => {
  expect((await send(view, click)).body).toEqual({ accepted: 2 });
  expect(bff.log()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        level: 'info',
        event: 'page-view',
        screen: 'claims',
        language: 'es',
        client: 'ebms',
        line: 'COMMERCIAL',
        reportedAt: around.at,
      }),
      expect.objectContaining({ event: 'menu-click', entry: 'payBill', screen: 'dashboard' }),
    ]),
  );
  const text = await bff.dependencies.metrics.registry.metrics();
  const labels = 'language="es",client="ebms",line="COMMERCIAL"';
  expect(text).toContain(`bff_events_total{kind="page-view",${labels}} 1`);
  expect(text).toContain(`bff_events_total{kind="menu-click",${labels}} 1`);
});

test('an unknown client becomes no label', async () => {
  for (const client of ['canary', 'toString', 'constructor']) await send({ ...view, client });
  const text = await bff.dependencies.metrics.registry.metrics();
  expect(text).toContain('client="other",line="COMMERCIAL"} 3');
  expect(text).not.toContain('canary');
});

test.each([
  ['an unknown field', { ...view, query: 'canary' }, 'events.0.query'],
  ['a person', { ...view, memberId: 'canary' }, 'events.0.memberId'],
  ['a field of the other kind', { ...view, entry: 'payBill' }, 'events.0.entry'],
  ['a URL with a query', { ...view, screen: '/member/claims?canary' }, 'events.0.screen'],
  ['digits in a name', { ...view, screen: 'canary-1980' }, 'events.0.screen'],
  ['a free text', { ...click, entry: 'canary says' }, 'events.0.entry'],
  ['another kind', { ...view, kind: 'canary' }, 'events.0.kind'],
  ['another language', { ...view, language: 'canary' }, 'events.0.language'],
  ['another business line', { ...view, line: 'canary' }, 'events.0.line'],
  ['a time that is none', { ...view, at: 'canary' }, 'events.0.at'],
  ['a time of another zone', { ...view, at: '2026-11-05T14:00:00+02:00' }, 'events.0.at'],
  ['no client', { ...view, client: undefined }, 'events.0.client'],
])(
  '%s is refused by the name of its field, and nothing is logged of it',
  async (_name, event, field) => {
    const got = await send(event);
    expect(got.body).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      title: expect.stringContaining(`"${field}"`),
    });
    expect(got.text).not.toContain('canary');
    expect(bff.logText()).not.toContain('canary');
  },
);

test('one invalid event rejects the whole batch', async () => {
  expect((await send(view, { ...view, at: 'x' })).status).toBe(400);
  expect(bff.log().filter(({ event }) => event === 'page-view')).toEqual([]);
});

test('a batch has one event at least and fifty at most, and 16 KB', async () => {
  expect((await send()).body).toMatchObject({ title: expect.stringContaining('at least one') });
  expect((await send(...Array.from({ length: 50 }, () => view))).body).toEqual({ accepted: 50 });
  const more = await send(...Array.from({ length: 51 }, () => view));
  expect(more.body).toMatchObject({ status: 400, title: expect.stringContaining('at most 50') });
  const long = await agent.post(report.path).send({ events: [view], more: 'x'.repeat(17_000) });
  expect(long.status).toBe(413);
});

test('a body of another shape is refused by the name of the field', async () => {
  const got = await agent.post(report.path).send({ events: [view], user: 'canary' });
  expect(got.body).toMatchObject({ status: 400, title: expect.stringContaining('"user"') });
});

test('security 22: takes JSON only, because sendBeacon’s types need no CORS preflight', async () => {
  const beacon = agent.post(report.path).type('text/plain;charset=UTF-8');
  expect((await beacon.send(JSON.stringify({ events: [view] }))).status).toBe(415);
});

test('limits the batches of one IP address a minute', async () => {
  const limited = await startBff({ settings: { EVENTS_PER_MINUTE: 3 } });
  const one = limited.agent();
  for (let i = 0; i < 3; i += 1)
    expect((await one.post(report.path).send({ events: [view] })).status).toBe(200);
  const got = await one.post(report.path).send({ events: [view] });
  expect(got.body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(Number(got.headers['retry-after'])).toBeGreaterThan(0);
  await limited.stop();
});
