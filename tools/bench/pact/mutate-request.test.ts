import type { Endpoint } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { requestMutants } from './mutate-request';
import { sampled } from './mutant';

const tokens = {
  access: 'dummy-access-token',
  id: 'dummy-id-token',
  mailOrder: 'dummy-mail-order-token',
  dependentMailOrder: 'dummy-mail-order-token-of-dependent',
};
const sent = (address: string, ...headers: [string, string][]) => ({
  method: 'GET',
  address,
  headers,
});
const tried = (id: string, request: ReturnType<typeof sent>) =>
  requestMutants(catalogue.get(id) as Endpoint, request, tokens);

test('each injected header is left out and given to the wrong kind of token', () => {
  const mutants = tried(
    'balances.getPlanBalance',
    sent('/a?ts=1', ['authorization', 'Bearer x'], ['id-token', 'y']),
  );
  const of = (kind: string) => mutants.filter((each) => each.kind === kind);
  expect(of('header missing').map(({ where }) => where)).toEqual(['authorization', 'id-token']);
  expect(of('header missing')[0]?.made.headers).toEqual([['id-token', 'y']]);
  expect(of('wrong kind of token').map(({ where }) => where)).toEqual([
    'authorization: Bearer dummy-id-token',
    'authorization: dummy-access-token',
    'authorization: Bearer dummy-mail-order-token',
    'id-token: dummy-access-token',
    'id-token: Bearer dummy-id-token',
    'id-token: dummy-mail-order-token',
  ]);
  expect(of('header where none belongs').map(({ where }) => where)).toEqual([
    'mail-order-token',
    'memberid',
    'emulated-user',
  ]);
  const forDependent = tried(
    'mailOrder.getOverview',
    sent('/a?ts=1', ['mail-order-token', tokens.dependentMailOrder], ['memberid', 'EVF1']),
  );
  expect(forDependent.map(({ kind, where }) => `${kind}, ${where}`)).toEqual(
    expect.arrayContaining([
      'wrong mail-order token, mail-order-token: dummy-mail-order-token',
      'another member id, memberid: ANOTHER-MEMBER',
    ]),
  );
});

test('each parameter is left out, twice and of another form; ts also comes where it does not belong', () => {
  const addresses = tried('balances.getPlanBalance', sent('/a?ts=1762351200000'))
    .filter(({ where }) => where === 'ts')
    .map(({ kind, made }) => [kind, made.address]);
  expect(addresses).toEqual([
    ['parameter missing', '/a'],
    ['parameter twice', '/a?ts=1762351200000&ts=1762351200000'],
    ['wrong parameter', '/a?ts=1762351200'],
  ]);
  expect(tried('pharmacies.search', sent('/b?zip=55000'))).toContainEqual({
    kind: 'parameter where none belongs',
    where: 'ts',
    made: sent('/b?zip=55000&ts=1762351200000'),
  });
});

test('the same seed picks the same mutants, another one others', () => {
  const all = Array.from({ length: 50 }, (_, at) => `mutant ${at}`);
  const pick = (seed: number) => sampled(all, 5, seed, (each) => each);
  expect(pick(1)).toEqual(pick(1));
  expect(pick(1)).not.toEqual(pick(2));
  expect(sampled(all, Infinity, 1, (each) => each)).toHaveLength(50);
});
