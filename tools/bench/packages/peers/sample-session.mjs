const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token in the form and size of a real one (about 850 characters); its signature is filler and is not checked. */
function sampleToken(audience) {
  const now = Math.floor(Date.now() / 1000);
  const header = { alg: 'RS256', typ: 'JWT', kid: 'sample-key-1' };
  const claims = {
    iss: 'http://localhost/provider',
    sub: 'commercial-member',
    aud: audience,
    iat: now,
    exp: now + 24 * 3600,
    nonce: 'n'.repeat(22),
    scope: 'openid profile email offline_access',
    name: 'Marisol Sampleton',
    email: 'marisol@example.com',
  };
  return `${encode(header)}.${encode(claims)}.${'s'.repeat(342)}`;
}

/** What a session holds that a peer begins at its sign-in path. Times in seconds since 1970. */
export const sampleTokens = {
  access_token: sampleToken('member-services'),
  id_token: sampleToken('member-portal'),
  refresh_token: 'r'.repeat(43),
  token_type: 'Bearer',
  expires_at: Math.floor(Date.now() / 1000) + 24 * 3600,
};

/** The key of peers that sign or seal their cookies; nothing outside the bench knows it. */
export const sampleSecret = 'k'.repeat(32);
