import { catalogue } from './all-endpoints';

/** Specification §7.1: the services whose calls carry both tokens when they exist. */
const withTokens = new Set(['member', 'drug']);

test('no call of the member or drug service goes without the tokens of a session', () => {
  const without = catalogue.entries.filter(
    ({ upstream, auth }) => withTokens.has(upstream) && auth === 'none',
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});
