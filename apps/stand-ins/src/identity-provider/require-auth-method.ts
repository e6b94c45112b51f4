import type { RequestHandler } from 'express';
import type { PortalClient } from './provider-settings';

/**
 * Refuses a client that sends its secret in another way than it is registered for, as most providers do;
 * oidc-provider accepts both ways.
 */
export function requireAuthMethod(clients: readonly PortalClient[]): RequestHandler {
  const methods = new Set(clients.map(({ authMethod }) => authMethod));
  return (req, res, next) => {
    const byHeader = req.get('authorization') !== undefined;
    const isOther = byHeader
      ? methods.has('client_secret_post')
      : methods.has('client_secret_basic');
    if (methods.size !== 1 || !isOther) return next();
    if (byHeader) res.set('www-authenticate', 'Basic realm="identity-provider"');
    res.status(401).set('cache-control', 'no-store').json({ error: 'invalid_client' });
  };
}
