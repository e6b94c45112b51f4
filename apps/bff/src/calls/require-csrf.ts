import { requireOwnOrigin } from '../http/csrf';
import type { Call } from './call';

export function requireCsrf({ request, context }: Call): void {
  requireOwnOrigin(request, context.site.origin);
}
