import { clientIds, clientOf } from '@portal/client-config';
import { chooseClient } from './choose-client';

const nothing = { host: undefined, hosts: {}, query: null, cookie: undefined, production: false };
const [first, second] = clientIds.filter((id) => id !== 'common');
const aliased = clientIds.find((id) => clientOf(id).aliases.length > 0);

test.each([
  ['a development host', { host: `${first}.localhost:4200` }, first],
  [
    'a host of the setting',
    { host: 'RX.one.example.', hosts: { 'rx.one.example': first ?? 'common' } },
    first,
  ],
  ['an unknown host', { host: 'evil.example"><script>' }, 'common'],
  ['a client in the query', { host: 'localhost:4200', query: second ?? '' }, second],
  ['an alias', { query: clientOf(aliased ?? 'common').aliases[0] ?? '' }, aliased],
  ['a client that does not exist', { query: '"><script>' }, 'common'],
  ['a client in the cookie', { host: `${first}.localhost`, cookie: second ?? '' }, second],
  ['an invalid cookie', { cookie: '%%%' }, 'common'],
] as const)('%s chooses the client', (_what, request, client) => {
  expect(chooseClient({ ...nothing, ...request }).client).toBe(client);
});

test('only the client of the URL itself is saved', () => {
  expect(chooseClient({ ...nothing, query: second ?? '' }).isChosen).toBe(true);
  expect(chooseClient({ ...nothing, cookie: second }).isChosen).toBe(false);
});

test('in production the host alone decides', () => {
  const request = { host: `${first}.localhost`, hosts: {}, query: second ?? '', cookie: second };
  expect(chooseClient({ ...request, production: true })).toEqual({
    client: first,
    isChosen: false,
  });
});
