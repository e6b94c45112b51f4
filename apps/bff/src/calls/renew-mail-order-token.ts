import type { SessionCall } from './call';
import type { MailOrderTokens } from './mail-order-tokens';

/** A call to mail order gets a valid token if the session had one (MO-1). */
export function renewMailOrderToken(
  { endpoint, context, session }: SessionCall,
  { mailOrderTokens }: { mailOrderTokens: Pick<MailOrderTokens, 'renew'> },
): void | Promise<void> {
  if (session?.tokens.mailOrder ?? session?.tokens.dependentMailOrder) {
    return session && mailOrderTokens.renew(endpoint, context, session);
  }
}
