import { useAgeRestriction } from '../../session';

/** Whether the member is under 18, or may be, and so neither pays nor orders (SS-10). */
export function useMinor(): boolean {
  return useAgeRestriction() !== null;
}
