import { createContext } from 'react';

/** What a component loads in an effect in a browser: data, or a part of the page, by its name. */
export interface ServerWork {
  chunk?: string;
  /** Undefined for a part whose code is loaded. */
  start: (() => unknown) | undefined;
}

/**
 * Takes the work of a component on the server, where effects do not run: the server starts it, waits, and renders again.
 * Undefined in a browser.
 */
export const ServerWorkContext = createContext<((work: ServerWork) => void) | undefined>(undefined);
