import { type ClientAuthMethod, clientAuthMethods } from '@portal/contracts';
import { httpUrl } from '@portal/env';
import * as z from 'zod';
import { privateKey } from './private-key';

/** One identity provider and the hosts whose users sign in with it (SS-3). */
export interface Site {
  /** The public origin, e.g. https://member.example; that of the request's host if it is one of `hosts`. */
  origin: string;
  /** Further host names with the scheme and port of the origin; `*.` matches one label. */
  hosts: readonly string[];
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  pkce: boolean;
  /** The claim of the id token whose value is the `logout_hint` of a sign-out. */
  logoutHintClaim: string;
  /** The page that signs a browser out, in place of the provider's end-session endpoint. */
  signOutUrl?: string | undefined;
  /** How the portal proves at the token endpoint who it is: by the secret, or by the private key. */
  authMethod: ClientAuthMethod;
  /** PEM or JWK. */
  privateKey?: string | undefined;
}

/** The provider's session id: it says nothing about the user. */
export const defaultLogoutHintClaim = 'sid';

/** OpenID Connect Core 1.0, 5.1, but `sub`: what they hold is personal, or is about a person. */
const personalClaims: ReadonlySet<string> = new Set([
  ...['name', 'given_name', 'family_name', 'middle_name', 'nickname', 'preferred_username'],
  ...['profile', 'picture', 'website', 'email', 'email_verified', 'gender', 'birthdate'],
  ...['zoneinfo', 'locale', 'phone_number', 'phone_number_verified', 'address', 'updated_at'],
]);

/** A claim whose value may be in the URL of a sign-out. */
export const logoutHintClaim = () =>
  z
    .string()
    .min(1)
    .refine((claim) => !personalClaims.has(claim.toLowerCase()), {
      error:
        'Name a claim that says nothing about the user, such as sid: its value is in a URL, which browsers and proxies keep',
    });

type Hosts = Pick<Site, 'origin' | 'hosts'>;

const hostForm = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/;
export const isHostPattern = (text: string): boolean => hostForm.test(text);

const siteForm = z.strictObject({
  origin: httpUrl().refine((text) => new URL(text).pathname === '/', 'Leave the path out'),
  hosts: z.array(z.string().regex(hostForm, 'Write host names, without scheme and port')),
  issuer: httpUrl(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  authMethod: z.enum(clientAuthMethods),
  privateKey: privateKey(),
  pkce: z.boolean(),
  logoutHintClaim: logoutHintClaim(),
  signOutUrl: httpUrl(),
});
const siteListForm = z.array(
  siteForm
    .partial({
      hosts: true,
      pkce: true,
      logoutHintClaim: true,
      signOutUrl: true,
      clientSecret: true,
      authMethod: true,
      privateKey: true,
    })
    .superRefine(({ authMethod, clientSecret, privateKey: key }, context) => {
      const needsKey = authMethod === 'private_key_jwt';
      if ((needsKey ? key : clientSecret) !== undefined) return;
      const message = `Write it: ${authMethod ?? clientAuthMethods[0]} needs it`;
      context.addIssue({
        code: 'custom',
        path: [needsKey ? 'privateKey' : 'clientSecret'],
        message,
      });
    })
    .transform((site): Site => ({
      ...site,
      hosts: site.hosts ?? [],
      pkce: site.pkce ?? true,
      authMethod: site.authMethod ?? clientAuthMethods[0],
      logoutHintClaim: site.logoutHintClaim ?? defaultLogoutHintClaim,
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
