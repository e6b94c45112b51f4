import { randomBytes } from 'node:crypto';
import { jwtOf } from '../../testing/realistic-tokens';
import { packJson, unpackJson } from './packed-json';

const long = 'x y '.repeat(200);
const jwt = () => jwtOf({ sub: 'commercial-member', name: 'Zoë Ñandú', iss: 'https://x.example' });
const random = (bytes: number) => randomBytes(bytes).toString('base64url');

test.each<[string, unknown]>([
  ['nothing', null],
  ['a short text', { a: 'ñ€' }],
  ['a long text', { long, n: 1.5, list: [true, null] }],
  ['several tokens', { access: jwt(), id: jwt(), refresh: random(32), at: 1_800_000_000_000 }],
  ['the same token twice', Array(2).fill(jwt())],
  ['a token inside a text', { long: `bearer ${jwt()} ${long}` }],
  ['what only looks like a token', { long, jwt: `${random(20)}.${random(20)}.${'A'.repeat(18)}B` }],
  [
    'an encrypted token of five parts',
    { long, jwe: [1, 2, 3, 4, 5].map(() => random(40)).join('.') },
  ],
  ['the marks themselves', { long, marks: '\u0000\u0001$&', jwt: jwt() }],
  ['a token as a name', { [jwt()]: long }],
  ['more than 64 KB', { long: random(80_000) }],
])('gives back %s as it was', (_, value) => {
  expect(unpackJson(packJson(value))).toEqual(value);
});

test('makes less than two thirds of what tokens are as text', () => {
  const tokens = { access: jwt(), id: jwt() };
  expect(packJson(tokens).length).toBeLessThan(JSON.stringify(tokens).length * 0.66);
});

test('refuses bytes that it did not make', () => {
  expect(() => unpackJson(Buffer.of(1, 0, 0, 1, 2, 3))).toThrow();
  expect(() => unpackJson(Buffer.alloc(0))).toThrow();
});
