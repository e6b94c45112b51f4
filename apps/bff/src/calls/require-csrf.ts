import { requireOwnOrigin } from '../http/csrf';
import type { MatchedCall } from './call';

export function requireCsrf({ request, context }: MatchedCall): void {
  requireOwnOrigin(request, context.site.origin);
}
