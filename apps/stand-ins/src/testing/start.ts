import {
  type IdentityProviderOptions,
  type PortalClient,
  portalClient,
  startIdentityProvider,
} from '../identity-provider/start-identity-provider';
import type { Running } from '../listen';
import { clientSecret, portalOrigin } from './portal';

/** The port must be known before the issuer is, so tests have fixed ones. */
export function startTestProvider(
  port: number,
  more: Partial<PortalClient> = {},
  options: Partial<IdentityProviderOptions> = {},
): Promise<Running> {
  // No portal listens here that could be notified of a sign-out.
  const { backchannelLogoutUri: _nobody, ...client } = portalClient(
    portalOrigin,
    'member-portal',
    clientSecret,
  );
  return startIdentityProvider({
    port,
    issuer: `http://localhost:${port}`,
    clients: [{ ...client, ...more }],
    ...options,
  });
}
