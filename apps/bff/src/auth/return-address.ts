import { readAddress } from '../http/request-target';

const whenNoneIsGiven = '/member/dashboard';
const whenRefused = '/member/';
const longest = 2048;

/** Going back to these would begin a new sign-in, or show data instead of a page. */
const noPages =
  /^\/(member\/(auth|api)|portalmicroservices|drugservice|pharmacyservice|gateway|maps)(\/|$)/;

/**
 * Where to go after signing in (RT-4): a page of this origin, as a path. Anything that a browser could
 * read as another origin, in whatever spelling, becomes the start page.
 */
export function returnAddress(wanted: string | null): string {
  if (wanted === null || wanted === '') return whenNoneIsGiven;
  return isOwnPage(wanted) ? wanted : whenRefused;
}

function isOwnPage(wanted: string): boolean {
  if (wanted.length > longest || !/^\/[\x21-\x7e]*$/.test(wanted)) return false;
  if (/%0[ad]/i.test(wanted)) return false;
  try {
    return !noPages.test(readAddress(wanted.split('#')[0]).path);
  } catch {
    return false;
  }
}
