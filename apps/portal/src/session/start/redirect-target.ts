/**
 * Where user info sends the browser (SS-6): the redirect URL when its host is another one, we are
 * not on localhost, and the host is on the BFF's list, where `*.` stands for one label. Undefined: stay.
 */
export function redirectTarget(
  redirectUri: string,
  redirectHosts: readonly string[],
  { host, hostname }: Pick<Location, 'host' | 'hostname'>,
): string | undefined {
  const target = isLocal(hostname) ? undefined : allowedTarget(redirectUri, redirectHosts);
  return target?.host === host ? undefined : target?.href;
}

/** Where user info sends the browser after a sign-out (SS-5), under the same rules. Undefined: the login page. */
export const signedOutTarget = (
  logoutUri: string,
  redirectHosts: readonly string[],
): string | undefined => allowedTarget(logoutUri, redirectHosts)?.href;

function allowedTarget(uri: string, hosts: readonly string[]): URL | undefined {
  if (!URL.canParse(uri)) return undefined;
  const target = new URL(uri);
  if (target.protocol !== 'https:' || isLocal(target.hostname)) return undefined;
  return hosts.some((pattern) => stands(pattern, target.hostname)) ? target : undefined;
}

const isLocal = (hostname: string) => /(^|\.)localhost$/.test(hostname);

function stands(pattern: string, hostname: string): boolean {
  if (!pattern.startsWith('*.')) return pattern === hostname;
  const at = hostname.indexOf('.');
  return at > 0 && hostname.slice(at) === pattern.slice(1);
}
