/**
 * Specification §7.1 as a table: which service answers under which path prefix, and what the BFF
 * adds to a call for it (HC-1 to HC-4). `bff` is the backend-for-frontend itself: never proxied.
 */
export const upstreams = {
  member: {
    title: 'Member service',
    prefix: '/portalmicroservices',
    tokens: ['access', 'id', 'mailOrder'],
    timestamp: true,
  },
  drug: {
    title: 'Drug service',
    prefix: '/drugservice',
    tokens: ['access', 'id', 'mailOrder'],
    timestamp: false,
  },
  pharmacy: { title: 'Pharmacy service', prefix: '/pharmacyservice', tokens: [], timestamp: false },
  gateway: { title: 'Gateway', prefix: '/gateway', tokens: ['id'], timestamp: false },
  maps: {
    title: 'Maps service',
    prefix: '/maps',
    tokens: [],
    timestamp: false,
    outsiders: true,
  },
  bff: { title: 'Backend-for-frontend', prefix: '/member', tokens: [], timestamp: false },
} as const satisfies Record<string, Upstream>;

export type TokenKind = 'access' | 'id' | 'mailOrder';

export interface Upstream {
  title: string;
  /** Every path of this service starts with it. */
  prefix: string;
  /** Token kinds the BFF attaches; member and drug get theirs only when access and id token both exist. */
  tokens: readonly TokenKind[];
  /** The BFF adds the query parameter `ts` (milliseconds since 1970), once (HC-3). */
  timestamp: boolean;
  /** Run by others: it does not receive the member for whom support staff act (HC-5). */
  outsiders?: true;
}

export type UpstreamName = keyof typeof upstreams;
export type ProxiedUpstreamName = Exclude<UpstreamName, 'bff'>;

/** The services behind the BFF, in the order of the table. */
export const proxiedUpstreams = Object.keys(upstreams).filter(
  (name) => name !== 'bff',
) as ProxiedUpstreamName[];

/** The header each token kind travels in. Names in lower case. */
export const tokenHeaders = {
  access: 'authorization',
  id: 'id-token',
  mailOrder: 'mail-order-token',
} as const satisfies Record<TokenKind, string>;

/** The other headers that only the BFF may set: HC-4, HC-5, and the scenario of the stand-ins. */
export const memberIdHeader = 'memberid';
export const emulatedUserHeader = 'emulated-user';
export const scenarioHeader = 'x-scenario';

/** Calls whose address has this word get the mail-order token and the member id (HC-4). */
export const mailOrderWord = 'mailorder';
