import { clientIds, flagNamesOf } from '@portal/client-config';
import type { Identity, Scenario } from '@portal/scenarios';
import type { Masking } from './masking';
import type { Exchange } from './recorded-journey';

interface Features {
  readableFeatures?: unknown;
  clientCode?: unknown;
  businessLine?: unknown;
}

/** What a recorded scenario says besides its responses: its clock, and what the features call answered. */
export function worldOf(scenario: Scenario, exchanges: readonly Exchange[], masking: Masking) {
  const answered = exchanges.find(
    ({ endpoint, answer }) => endpoint.id === 'features.get' && answer.status === 200,
  );
  const seen = (answered?.answer.body ?? {}) as Features;
  const ids = Array.isArray(seen.readableFeatures) ? seen.readableFeatures.map(Number) : undefined;
  const client = (clientIds as string[]).find((id) => id === seen.clientCode);
  const line = (['COMMERCIAL', 'MEDD'] as const).find((each) => each === seen.businessLine);
  return {
    clock: `${masking.today}${scenario.clock.slice(10)}`,
    client: client ?? scenario.client,
    businessLine: line ?? scenario.businessLine,
    flags: { on: ids ? flagNamesOf(ids) : scenario.flags },
  };
}

interface Info {
  userFirstName?: string;
  userLastName?: string;
  emailAddress?: string;
  memebrId?: string;
}

/** The invented person who signs in to a recording, as its masked user info names them. */
export function identityOf(
  username: string,
  { claims, idToken, accessToken }: Identity,
  bodies: ReadonlyMap<string, unknown>,
): Identity {
  const info = (bodies.get('user.getMemberInfo') ?? bodies.get('user.getProviderInfo')) as
    | Info
    | undefined;
  return {
    username,
    password: 'demo',
    claims: {
      given_name: info?.userFirstName ?? 'Ada',
      family_name: info?.userLastName ?? 'Madeup',
      email: info?.emailAddress ?? `${username}@example.com`,
      email_verified: true,
      groups: claims.groups,
      ...(info?.memebrId && { member_id: info.memebrId }),
    },
    idToken,
    accessToken,
  };
}
