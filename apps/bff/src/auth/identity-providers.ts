import type { Logger } from '@portal/logger';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Identity } from '../session/session';
import type { Site } from '../settings/sites';
import { IdentityProvider } from './identity-provider';
import { isOfCredentials, providerCodeIn } from './provider-failure';

/** The identity providers of all sites, one for each client of an issuer (SS-3). */
export class IdentityProviders {
  private readonly byClient = new Map<string, IdentityProvider>();

  constructor(
    config: Config,
    clock: Clock,
    private readonly log: Pick<Logger, 'error'>,
  ) {
    for (const site of config.sites) {
      const key = keyOf(site.issuer, site.clientId);
      if (!this.byClient.has(key))
        this.byClient.set(key, new IdentityProvider(site, config, clock));
    }
  }

  of({ issuer, clientId }: Pick<Site, 'issuer' | 'clientId'>): IdentityProvider {
    const provider = this.byClient.get(keyOf(issuer, clientId));
    if (!provider) throw new Error('A site has no identity provider.');
    return provider;
  }

  /** The one that started a session; undefined when its site was removed from the settings. */
  ofSession({
    issuer,
    clientId,
  }: Pick<Identity, 'issuer' | 'clientId'>): IdentityProvider | undefined {
    return clientId === undefined
      ? this.ofIssuer(issuer)[0]
      : this.byClient.get(keyOf(issuer, clientId));
  }

  /** Those of one issuer, which differ by their client. */
  ofIssuer(issuer: unknown): IdentityProvider[] {
    return [...this.byClient.values()].filter((provider) => provider.issuer === issuer);
  }

  /** Proves the credentials at every provider; logs and throws when one refuses them or does not answer. */
  async proveCredentials(): Promise<void> {
    const proofs = [...this.byClient.values()].map((provider) =>
      provider.proveCredentials().catch((error: unknown) => {
        const { issuer } = provider;
        const code = providerCodeIn(error);
        if (isOfCredentials(error)) {
          this.log.error('client-credentials-refused', { provider: issuer, code, error });
        }
        throw error;
      }),
    );
    await Promise.all(proofs);
  }

  /** Loads every discovery document; throws when one can't be loaded. */
  async connectAll(): Promise<void> {
    await Promise.all([...this.byClient.values()].map((provider) => provider.connect()));
  }
}

const keyOf = (issuer: string, clientId: string) => `${issuer} ${clientId}`;
