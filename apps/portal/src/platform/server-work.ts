import { createContext } from 'react';

/** What a component loads in an effect in a browser: data, or a part of the page, by its name. */
export interface ServerWork {
  chunk?: string;
  start: () => unknown;
}

/**
 * Takes the work of a component on the server, where effects do not run: the server starts it, waits, and renders again.
 * Undefined in a browser.
 */
export const ServerWorkContext = createContext<((work: ServerWork) => void) | undefined>(undefined);
