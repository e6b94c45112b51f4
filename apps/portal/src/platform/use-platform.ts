import { createContext, useContext } from 'react';
import { browserPlatform } from './browser-platform';
import type { Clock, Platform } from './platform';

const PlatformContext = createContext<{ clock: Clock; platform: Platform }>({
  clock: { now: () => new Date() },
  platform: browserPlatform,
});
export const PlatformProvider = PlatformContext.Provider;

/** The clock for components; read it in handlers and once per render, never in a loop. */
export function useClock(): Clock {
  return useContext(PlatformContext).clock;
}

/** The browser as components see it; tests give another one. */
export function usePlatform(): Platform {
  return useContext(PlatformContext).platform;
}
