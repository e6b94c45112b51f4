import { type CryptoKey, importJWK } from 'jose';
import * as oidc from 'openid-client';
import { parsePrivateKey } from '../settings/private-key';
import type { Site } from '../settings/sites';

type Credentials = Pick<Site, 'authMethod' | 'clientSecret' | 'privateKey'>;

/** How the portal authenticates at the token and revocation endpoints of an identity provider. */
export async function clientAuthOf(site: Credentials): Promise<oidc.ClientAuth> {
  const { authMethod, clientSecret, privateKey = '' } = site;
  switch (authMethod) {
    case 'client_secret_post':
      return oidc.ClientSecretPost(clientSecret);
    case 'client_secret_basic':
      return oidc.ClientSecretBasic(clientSecret);
    case 'private_key_jwt': {
      const signing = parsePrivateKey(privateKey);
      if (!signing) throw new Error('A site with private_key_jwt has no private key.');
      const key = (await importJWK(signing.privateJwk, signing.alg)) as CryptoKey;
      return oidc.PrivateKeyJwt({ key, kid: signing.kid });
    }
  }
}
