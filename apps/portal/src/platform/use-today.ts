import { localDay, planDay } from '@portal/domain';
import { useHydrated } from './hydrated';
import { useClock } from './use-platform';

/** The reader's own day; the plan's until a prerendered page is hydrated, as the server knows no other. */
export function useToday(): string {
  const now = useClock().now();
  return useHydrated() ? localDay(now) : planDay(now);
}
