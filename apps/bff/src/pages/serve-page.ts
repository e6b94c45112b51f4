import { applyBrandToPage, hostName } from '@portal/client-config';
import { languagePreferences, preferenceCookies } from '@portal/domain';
import { stringifySetCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import { AppError } from '../app-error';
import type { Config } from '../config';
import { cookies, ownCookie, readCookies, setCookie } from '../http/cookies';
import { redirect } from '../http/redirect';
import { contextOf, type RequestContext } from '../http/request-context';
import { isScenario } from '../http/scenario-name';
import { wantsDocument } from '../http/wants-document';
import { returnPath } from '../auth/return-path';
import { shouldTrySilentSignIn, type SilentSignInParts } from '../auth/silent-sign-in';
import { type FullPageLink, fullPageUrl } from '../settings/full-page-links';
import { applyPreferences, languageInQuery, preferencesOf } from './apply-preferences';
import { chooseClient } from './choose-client';
import type { PageContents } from './page-contents';
import { readPage } from './page-source';
import { insertContent, insertShell } from './insert-content';

interface PageParts extends SilentSignInParts {
  config: Config;
  pageContents: Pick<PageContents, 'find' | 'findShell'>;
}

/** Cookies for development only, which have no prefix. */
const plain = { secure: false };

/** Stands for all paths without a screen, whose pages are the same. */
export const anyOtherPath = '/*';

/** Every path that no other step answers is the portal's page; 404 where the portal has no screen, which says so. */
export function servePage(parts: PageParts): RequestHandler {
  const { config, pageContents } = parts;
  return async (request, response) => {
    const context = contextOf(request);
    const { path } = context.target;
    if (!acceptsPage(request, path)) throw new AppError('NOT_FOUND');
    context.line.route = 'page';
    const { FULL_PAGE_LINKS: links } = config.settings;
    const fullPage = fullPageUrl(path, links);
    if (fullPage) return redirect(response, fullPage);
    const query = new URLSearchParams(context.target.query);
    // The host alone leads to the portal.
    if (path === '/') return redirect(response, `/member${query.size > 0 ? `?${query}` : ''}`);
    const { html, screenAt, notFound } = await readPage(config);
    const scenario = query.get('scenario');
    if (config.settings.SCENARIOS && scenario !== null && isScenario(scenario)) {
      response.appendHeader('set-cookie', setCookie(cookies.scenario, scenario, plain));
    }
    const { client, isChosen } = chooseClient({
      host: request.headers.host,
      hosts: config.settings.CLIENT_HOSTS,
      query: query.get('client'),
      cookie: ownCookie(context, cookies.client),
      production: config.production,
    });
    if (isChosen) response.appendHeader('set-cookie', setCookie(cookies.client, client, plain));
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.vary('cookie');
    const known = screenAt(path);
    const screen = known ?? notFound;
    response.status(known ? 200 : 404);
    if (!known || known.forMembers) response.setHeader('x-robots-tag', 'noindex');
    const preferences = preferencesOf(query, readCookies(request.headers.cookie));
    // Without scripts no one else remembers it for the next page.
    if (languageInQuery(query)) {
      response.appendHeader('set-cookie', languageCookie(preferences.language, context));
    }
    const search = screen?.firstPage ? shownIn(query, screen.firstPage.query) : undefined;
    const wanted = {
      client,
      ...preferences,
      origin: originOf(request, config),
      scenario: scenarioOf(context, config, scenario),
    };
    const content =
      screen && search !== undefined && isFirstOfVisitor(context, parts)
        ? await pageContents.find({ ...wanted, path: known?.path ?? anyOtherPath, search })
        : undefined;
    const hasShell = !content && screen?.hasHeader !== false;
    const shell = hasShell ? await pageContents.findShell(wanted) : undefined;
    const branded = applyBrandToPage(html, client, '/member/', (content ?? shell)?.theme);
    const page = applyPreferences(markFullPageLinks(branded, links), preferences);
    if (content && screen?.firstPage) {
      const { styles, scripts, firstPage } = screen;
      const files = { styles, scripts: scripts[preferences.language], loader: firstPage.loader };
      return response.send(insertContent(page, content, files));
    }
    if (!shell) return response.send(page);
    // Without a session a member's page leads to the sign-in, which needs none of its code.
    const showsScreen = !screen?.forMembers || ownCookie(context, cookies.session) !== undefined;
    const scripts = showsScreen ? screen?.scripts[preferences.language] : undefined;
    return response.send(insertShell(page, shell, screen?.path, scripts));
  };
}

const yearInSeconds = 365 * 86_400;

/** The cookie of a language, as the portal sets it in a browser: its scripts read and write it. */
const languageCookie = (language: 'en' | 'es', { isSecure: secure }: RequestContext): string =>
  stringifySetCookie(preferenceCookies.language, languagePreferences[language], {
    path: '/',
    maxAge: yearInSeconds,
    sameSite: 'lax',
    secure,
  });

/** No session, no sign-in that failed just now, and none to try: the browser goes on from these. */
const isFirstOfVisitor = (context: RequestContext, parts: SilentSignInParts): boolean =>
  ownCookie(context, cookies.session) === undefined &&
  ownCookie(context, cookies.signInError) === undefined &&
  !shouldTrySilentSignIn(context, parts);

const longestShown = 200;

/** The part of the query that a first page shows: paths of this origin. Undefined where one is not, or is too long. */
function shownIn(query: URLSearchParams, names: readonly string[]): string | undefined {
  const shown = names.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const areFit = shown.every(
    ([, value]) => value.length <= longestShown && returnPath(value) === value,
  );
  if (!areFit) return undefined;
  return shown.length > 0 ? `?${new URLSearchParams(shown)}` : '';
}

/** The origin of the page, by a host that the portal has; any other counts as that of the site. */
function originOf({ headers: { host = '' } }: Request, { settings, production, siteOf }: Config) {
  const { origin } = siteOf(host);
  const { protocol } = new URL(origin);
  if (!production) return URL.canParse(`${protocol}//${host}`) ? `${protocol}//${host}` : origin;
  const name = hostName(host);
  return Object.hasOwn(settings.CLIENT_HOSTS, name) ? `${protocol}//${name}` : origin;
}

/** The scenario that the stand-ins play for the page; outside development none. */
function scenarioOf(context: RequestContext, { settings }: Config, requested: string | null) {
  if (!settings.SCENARIOS) return undefined;
  const scenario = requested ?? ownCookie(context, cookies.scenario);
  return scenario !== undefined && isScenario(scenario) ? scenario : undefined;
}

/** A missing file is answered with a page only where a browser opens it, and not in place of a script or a picture. */
function acceptsPage(request: Request, path: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isFile = path.startsWith('/member/assets/') || /\.[a-z0-9]{2,5}$/i.test(path);
  if (!isRead || request.accepts(['html', 'json']) !== 'html') return false;
  return !isFile || wantsDocument(request);
}

/** Names the full-page links of the server in the page, so that the portal's router leaves them to it. */
function markFullPageLinks(page: string, links: readonly FullPageLink[]): string {
  if (links.length === 0) return page;
  const paths = links.map(([path]) => path).join(' ');
  return page.replace(/<html(?= |>)/, `<html data-elsewhere="${paths}"`);
}
