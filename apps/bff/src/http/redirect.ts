import type { Response } from 'express';

/** Sends the browser on, once: nothing keeps the way. */
export function goTo(response: Response, location: string): void {
  response.setHeader('cache-control', 'no-store');
  response.redirect(302, location);
}
