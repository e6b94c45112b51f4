/** What production accepts only where PRODUCTION_EXCEPTIONS names it. */
export const productionExceptions = [
  'http-upstreams',
  'redis-without-password',
  'no-pkce',
] as const;

export type ProductionException = (typeof productionExceptions)[number];
