/**
 * How the portal may prove at the identity provider's token endpoint who it is, by the names of RFC 7591 and
 * OpenID Connect Core 1.0, section 9.
 */
export const clientAuthMethods = [
  'client_secret_post',
  'client_secret_basic',
  'private_key_jwt',
] as const;
export type ClientAuthMethod = (typeof clientAuthMethods)[number];
