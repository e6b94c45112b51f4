/**
 * Where user info sends the browser (SS-6): the redirect URL when its host is another one, we are
 * not on localhost, and the host is on the BFF's list, where `*.` stands for one label. Undefined: stay.
 */
export function redirectTarget(
  redirectUri: string,
  redirectHosts: readonly string[],
  { host, hostname }: Pick<Location, 'host' | 'hostname'>,
): string | undefined {
  if (!redirectUri || isLocal(hostname) || !URL.canParse(redirectUri)) return undefined;
  const target = new URL(redirectUri);
  if (target.host === host || target.protocol !== 'https:' || isLocal(target.hostname)) {
    return undefined;
  }
  const allowed = redirectHosts.some((pattern) => stands(pattern, target.hostname));
  return allowed ? target.href : undefined;
}

const isLocal = (hostname: string) => /(^|\.)localhost$/.test(hostname);

function stands(pattern: string, hostname: string): boolean {
  if (!pattern.startsWith('*.')) return pattern === hostname;
  const at = hostname.indexOf('.');
  return at > 0 && hostname.slice(at) === pattern.slice(1);
}
