import { AppError } from '../app-error';
import type { SessionCall } from './call';

/** A member's call without a session is answered 401, never with a redirect. */
export function requireAuth({ endpoint, session }: SessionCall): void {
  if (endpoint.auth === 'member' && !session) throw new AppError('UNAUTHENTICATED');
}
