import { httpUrl } from '@portal/env';
import * as z from 'zod';

/** One identity provider and the hosts whose users sign in with it (SS-3). */
export interface Site {
  /** The public origin, e.g. https://member.example; that of the request's host if it is one of `hosts`. */
  origin: string;
  /** Further host names with the scheme and port of the origin; `*.` matches one label. */
  hosts: readonly string[];
  issuer: string;
  clientId: string;
  clientSecret: string;
  pkce: boolean;
}

type Hosts = Pick<Site, 'origin' | 'hosts'>;

const hostForm = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/;
export const isHostPattern = (text: string): boolean => hostForm.test(text);

const siteForm = z.strictObject({
  origin: httpUrl().refine((text) => new URL(text).pathname === '/', 'Leave the path out'),
  hosts: z.array(z.string().regex(hostForm, 'Write host names, without scheme and port')),
  issuer: httpUrl(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  pkce: z.boolean(),
});
const siteListForm = z.array(
  siteForm.partial({ hosts: true, pkce: true }).transform((site): Site => ({
    ...site,
    hosts: site.hosts ?? [],
    pkce: site.pkce ?? true,
  })),
);

/** A list of sites as JSON. An issue names the place in the list, never the value. */
export const siteList = () =>
  z.string().transform((text, context): Site[] => {
    const parsed = siteListForm.safeParse(jsonOf(text));
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      const place = path.map(String).join('.');
      context.addIssue(place ? `${place}: ${message}` : 'Write a list as JSON');
    }
    return z.NEVER;
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The host names that are in more than one site, or twice in one. */
export function repeatedHosts(sites: readonly Hosts[]): string[] {
  const all = sites.flatMap((site) => patternsOf(site));
  return [...new Set(all.filter((host, i) => all.indexOf(host) !== i))];
}

/** Finds the site of a request by its Host header. */
export class SiteTable {
  private readonly exact = new Map<string, Site>();
  private readonly wild: { ending: string; site: Site }[] = [];

  /** The first site also serves requests with an unknown host. */
  constructor(private readonly sites: readonly [Site, ...Site[]]) {
    for (const site of sites) {
      for (const pattern of patternsOf(site)) {
        if (pattern.startsWith('*.')) this.wild.push({ ending: pattern.slice(1), site });
        else this.exact.set(pattern, at(site, pattern));
      }
    }
  }

  /** The site, with the request's own origin. An unknown host never gets into a response. */
  find(hostHeader: string | undefined): Site {
    const host = hostHeader?.toLowerCase() ?? '';
    const known = this.exact.get(host);
    if (known) return known;
    for (const { ending, site } of this.wild) {
      const label = host.slice(0, -ending.length);
      if (host.endsWith(ending) && /^[a-z0-9-]{1,63}$/.test(label)) return at(site, host);
    }
    return this.sites[0];
  }
}

/** The Host headers of a site, with its port. */
function patternsOf({ origin, hosts }: Hosts): string[] {
  const { host, port } = new URL(origin);
  return [host, ...hosts.map((each) => (port ? `${each}:${port}` : each))];
}

function at(site: Site, host: string): Site {
  return { ...site, origin: `${new URL(site.origin).protocol}//${host}` };
}
