import { clientIds, clientOf } from '@portal/client-config';
import { chooseClient } from './choose-client';

const nothing = { host: undefined, query: null, cookie: undefined, production: false };
const [first, second] = clientIds.filter((id) => id !== 'common');
const aliased = clientIds.find((id) => clientOf(id).aliases.length > 0);

test.each([
  ['a host of the table', { host: `${first}.localhost:4200` }, first],
  ['a host that nobody knows', { host: 'evil.example"><script>' }, 'common'],
  ['a client asked for', { host: 'localhost:4200', query: second ?? '' }, second],
  ['an alias', { query: clientOf(aliased ?? 'common').aliases[0] ?? '' }, aliased],
  ['a client that does not exist', { query: '"><script>' }, 'common'],
  ['a client asked for earlier', { host: `${first}.localhost`, cookie: second ?? '' }, second],
  ['a cookie that says nonsense', { cookie: '%%%' }, 'common'],
] as const)('%s chooses the client', (_what, asked, client) => {
  expect(chooseClient({ ...nothing, ...asked }).client).toBe(client);
});

test('only the client of the URL itself is saved', () => {
  expect(chooseClient({ ...nothing, query: second ?? '' }).isChosen).toBe(true);
  expect(chooseClient({ ...nothing, cookie: second }).isChosen).toBe(false);
});

test('in production the host alone decides', () => {
  const asked = { host: `${first}.localhost`, query: second ?? '', cookie: second };
  expect(chooseClient({ ...asked, production: true })).toEqual({ client: first, isChosen: false });
});
