import { planDay } from '@portal/domain';
import { useClock } from './use-platform';

/** The plan's day, YYYY-MM-DD: what pages call today, whatever the zone of the device. */
export const useToday = (): string => planDay(useClock().now());
