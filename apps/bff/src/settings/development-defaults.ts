/** Values for the embedded stack. Production has no such defaults and requires the settings. */
export const developmentDefaults = {
  PUBLIC_URL: 'http://localhost:4200',
  OIDC_ISSUER: 'http://localhost:4201',
  OIDC_CLIENT_ID: 'member-portal',
  OIDC_CLIENT_SECRET: 'member-portal-development-secret',
  PSEUDONYM_KEY: 'development-key-for-pseudonyms-only',
  DRAFT_KEYS: 'development:ZXZlcnlib2R5LWtub3dzLXRoaXMta2V5LW9mLTMyLWI',
  CARD_FRAME: 'http://localhost:4202/card-frame',
  UPSTREAM: 'http://localhost:4202',
} as const;
