import { createHash, createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto';
import * as z from 'zod';

/** The key that signs the portal's assertions at the token endpoint (private_key_jwt). */
export interface SigningKey {
  alg: 'RS256' | 'PS256' | 'ES256';
  /** As the identity provider has it: the key's own name, else its thumbprint (RFC 7638). */
  kid: string;
  privateJwk: JsonWebKey;
  publicJwk: JsonWebKey;
}

/** The setting of such a key, as PEM (PKCS #8) or as JSON Web Key. */
export const privateKey = () =>
  z
    .string()
    .refine(
      (text) => parsePrivateKey(text) !== undefined,
      'Write an RSA key of 2048 bits or more, or an EC key of the curve P-256, as PEM (PKCS #8) or JWK',
    );

/** The key of such a text; undefined for another one. */
export function parsePrivateKey(text: string): SigningKey | undefined {
  try {
    const given = text.trimStart().startsWith('{') ? (JSON.parse(text) as GivenKey) : undefined;
    const key = createPrivateKey(given ? { key: given, format: 'jwk' } : text);
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
    const isRsa = type === 'rsa' && (details?.modulusLength ?? 0) >= 2048;
    const isEc = type === 'ec' && details?.namedCurve === 'prime256v1';
    if (!isRsa && !isEc) return undefined;
    const publicJwk = createPublicKey(key).export({ format: 'jwk' });
    return {
      alg: isEc ? 'ES256' : given?.alg === 'PS256' ? 'PS256' : 'RS256',
      kid: given?.kid ?? thumbprintOf(publicJwk),
      privateJwk: key.export({ format: 'jwk' }),
      publicJwk,
    };
  } catch {
    return undefined;
  }
}

type GivenKey = JsonWebKey & { alg?: string; kid?: string };

function thumbprintOf({ e, kty, n, crv, x, y }: JsonWebKey): string {
  const members = kty === 'RSA' ? { e, kty, n } : { crv, kty, x, y };
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url');
}
