import { createHash, generateKeyPairSync } from 'node:crypto';
import { parsePrivateKey, privateKey } from './private-key';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const pem = (key: typeof rsa) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const jwk = (key: typeof rsa, more: object = {}) =>
  JSON.stringify({ ...key.export({ format: 'jwk' }), ...more });

test.each([
  ['an RSA key as PEM', pem(rsa), 'RS256'],
  ['an EC key as PEM', pem(ec), 'ES256'],
  ['an RSA key as JWK', jwk(rsa), 'RS256'],
  ['an RSA key for PS256', jwk(rsa, { alg: 'PS256' }), 'PS256'],
])('reads %s, and only its public part is public', (_name, text, alg) => {
  const key = parsePrivateKey(text);
  expect(key).toMatchObject({ alg, kid: expect.stringMatching(/^[\w-]{43}$/) });
  expect(key?.publicJwk).not.toHaveProperty('d');
  expect(privateKey().safeParse(text).success).toBe(true);
});

test('a key is named by its own name, else by its thumbprint (RFC 7638)', () => {
  expect(parsePrivateKey(jwk(rsa, { kid: 'portal-2026' }))?.kid).toBe('portal-2026');
  const { e, kty, n } = rsa.export({ format: 'jwk' });
  const thumbprint = createHash('sha256').update(`{"e":"${e}","kty":"${kty}","n":"${n}"}`);
  expect(parsePrivateKey(pem(rsa))?.kid).toBe(thumbprint.digest('base64url'));
});

test.each([
  ['no key', 'canary'],
  ['JSON that is no key', '{"kty":"canary"}'],
  ['a short RSA key', pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey)],
  ['another curve', pem(generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey)],
  ['another kind of key', pem(generateKeyPairSync('ed25519').privateKey)],
])('%s is refused, and never repeated', (_name, text) => {
  const { success, error } = privateKey().safeParse(text);
  expect(success).toBe(false);
  expect(error?.message).not.toContain('canary');
});
