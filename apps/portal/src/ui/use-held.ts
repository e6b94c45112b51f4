import { useEffect, useState } from 'react';

/** How long a part waits for what is above it; after that it shows by itself (BL-4). */
export const longestHoldMs = 1000;

/**
 * Whether a part keeps its space out of sight (`held`), because what is above it loads and would push it away: for a
 * second at most, so that a slow response keeps nothing else out of reach.
 */
export function useHeld(isWaiting: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  if (!isWaiting && isOver) setIsOver(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsOver(true), longestHoldMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && !isOver;
}
