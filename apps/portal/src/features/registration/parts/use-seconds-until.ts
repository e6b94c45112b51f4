import { useEffect, useState } from 'react';
import { useClock } from '../../../platform';

/** Whole seconds until a moment, counted down; 0 once it has passed. */
export function useSecondsUntil(moment: string | undefined): number {
  const clock = useClock();
  const left = () =>
    moment ? Math.max(0, Math.ceil((Date.parse(moment) - clock.now().getTime()) / 1000)) : 0;
  const [, setTick] = useState(0);
  const seconds = left();
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setTick((tick) => tick + 1), 1000);
    return () => clearTimeout(timer);
  });
  return seconds;
}
