import { requireOwnOrigin } from '../http/csrf';
import type { MatchedCall } from './call';

/** Throws unless a call that changes something comes from a page of the same site. */
export function requireCsrf({ request, context }: MatchedCall): void {
  requireOwnOrigin(request, context.site.origin);
}
