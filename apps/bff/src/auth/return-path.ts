import { parseRequestTarget } from '../http/request-target';

const defaultPath = '/member/dashboard';
const refusedPath = '/member/';
const maxLength = 2048;

/** Redirecting to these would start another login, or show data instead of a page. */
const notPages =
  /^\/(member\/(auth|api)|portalmicroservices|drugservice|pharmacyservice|gateway|maps)(\/|$)/;

/**
 * The path to go to after signing in (RT-4): a page of this origin. A text that a browser could read as
 * another origin, in any spelling, becomes the start page.
 */
export function returnPath(requested: string | null): string {
  if (requested === null || requested === '') return defaultPath;
  return isOwnPage(requested) ? requested : refusedPath;
}

function isOwnPage(requested: string): boolean {
  if (requested.length > maxLength || !/^\/[\x21-\x7e]*$/.test(requested)) return false;
  if (/%0[ad]/i.test(requested)) return false;
  try {
    return !notPages.test(parseRequestTarget(requested.split('#')[0]).path);
  } catch {
    return false;
  }
}
