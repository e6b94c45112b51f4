import type { RequestClock } from '@portal/domain/coverage-requests';
import type { CoverageRequest } from '../coverage-requests.requests';

/** The clock of a request as the service sent it; null where a part of it is missing. */
export function clockOfRow({
  allowed,
  startsAt,
  dueAt,
  statementBy,
}: CoverageRequest): RequestClock | null {
  const { count, unit } = allowed;
  if (count === null || count === 0 || unit === 'unknown' || !startsAt || !dueAt) return null;
  return { allowed: { count, unit }, startsAt, dueAt, statementBy };
}
