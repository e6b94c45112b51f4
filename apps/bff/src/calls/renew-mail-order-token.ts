import { renewMailOrderToken as renew } from './mail-order-tokens';
import type { Dependencies } from '../dependencies';
import type { Call } from './call';

/** A call to mail order gets a good token where the session had one (MO-1). */
export function renewMailOrderToken(call: Call, dependencies: Dependencies): void | Promise<void> {
  const { endpoint, context, session } = call;
  if (session?.tokens.mailOrder ?? session?.tokens.dependentMailOrder) {
    return renew(dependencies, endpoint, context, session as NonNullable<typeof session>);
  }
}
