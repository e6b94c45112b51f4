import type { Response } from 'express';

/** Redirects the browser (302); the redirect is not cached. */
export function redirect(response: Response, location: string): void {
  response.setHeader('cache-control', 'no-store');
  response.redirect(302, location);
}
