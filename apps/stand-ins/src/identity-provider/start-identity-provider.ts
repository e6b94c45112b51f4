import { developmentHosts } from '@portal/client-config/hosts';
import type { Fixtures } from '@portal/scenarios';
import express, { type RequestHandler } from 'express';
import { exportJWK, generateKeyPair } from 'jose';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { Provider } from 'oidc-provider/lib/provider.js';
import { listen, type Running } from '../listen';
import { loadFixtures } from '../load-fixtures';
import type { Outbox } from '../outbox/outbox';
import { AccountStore } from './account-store';
import { sessionsOf, type StoredRecord } from './memory-adapter';
import { html, Html, page } from './page';
import {
  type PortalClient,
  type Lifetimes,
  providerConfiguration,
  requireAuthMethod,
} from './provider-settings';
import { messagePage } from './sign-in-page';
import { type SecondFactorMode, SecondFactors } from './second-factor';
import { signInRoutes } from './sign-in-routes';
import { languageOf, signInTexts } from './sign-in.text';
import { goBackWithoutSession, signOutAtOnce, endSessionsOf } from './sign-out';
import { answerUserinfo } from './userinfo';
import { outboxRoutes } from '../outbox/outbox-page';

export type { PortalClient } from './provider-settings';

export interface IdentityProviderOptions {
  port: number;
  host?: string;
  /** The URL by which browsers and the BFF know it, without a trailing slash. */
  issuer: string;
  clients: readonly PortalClient[];
  /** Fixtures whose identities may sign in, or their folder; the repository's unless given. */
  fixtures?: Fixtures | string;
  lifetimes?: Partial<Lifetimes>;
  /** Its page is here too: in containers only this server is published. */
  outbox?: Outbox;
  /** Who may sign in; the identities of the fixtures unless the registration service shares it. */
  accounts?: AccountStore;
  /** When a second factor is asked for; when the portal requests it unless given. */
  secondFactor?: SecondFactorMode;
  /** Sign-ins without PKCE are refused unless this is false. */
  pkceRequired?: boolean;
}

/**
 * The portal as a client of the identity provider, for the portal at this origin. On localhost it is also
 * reached by the host name of each client.
 */
export function portalClient(origin: string, clientId: string, clientSecret: string): PortalClient {
  const origins = [origin, ...namesakesOf(new URL(origin))];
  return {
    clientId,
    clientSecret,
    redirectUris: origins.map((each) => `${each}/member/auth/callback`),
    postLogoutRedirectUris: origins.map((each) => `${each}/member/login`),
    backchannelLogoutUri: `${origin}/member/auth/back-channel-logout`,
  };
}

function namesakesOf({ protocol, hostname, port }: URL): string[] {
  return Object.keys(developmentHosts)
    .filter((name) => name.endsWith(`.${hostname}`) && hostname === 'localhost')
    .map((name) => `${protocol}//${name}${port && `:${port}`}`);
}

/** Starts the identity provider: OpenID Connect with code flow and PKCE, and its own sign-in page. */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<Running> {
  const { issuer, clients, fixtures } = options;
  const read = typeof fixtures === 'object' ? fixtures : loadFixtures(fixtures);
  const { identities } = read;
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const named = { use: 'sig', alg: 'RS256', kid: crypto.randomUUID() };
  const records = new Map<string, StoredRecord>();
  const secondFactors = new SecondFactors(
    options.secondFactor ?? 'on-request',
    identities,
    (message) => options.outbox?.send(message),
  );
  const provider = new Provider(
    issuer,
    providerConfiguration({
      identities,
      records,
      clients,
      lifetimes: {
        accessToken: 600,
        refreshToken: 8 * 3600,
        refreshTokenReuse: 0,
        ...options.lifetimes,
      },
      signingKey: { ...(await exportJWK(privateKey)), ...named },
      userinfoUrl: `${issuer}/userinfo`,
      pkceRequired: options.pkceRequired ?? true,
      isSecondFactorRequested: (acrValues) => secondFactors.isRequested(acrValues),
      pages: {
        renderError: async (ctx, out) => {
          const text = out.error_description ?? out.error;
          showMessage(ctx, signInTexts[languageOfPage(ctx)].failed, text);
        },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: async (ctx, form) => {
            if (!(await signOutAtOnce(ctx, provider))) askToSignOut(ctx, form);
          },
          postLogoutSuccessSource: async (ctx) => {
            const t = signInTexts[languageOfPage(ctx)];
            showMessage(ctx, t.signedOut, t.signedOutText);
          },
        },
      },
    }),
  );
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    if (ctx.oidc?.route === 'end_session' && ctx.status === 200) goBackWithoutSession(ctx);
  });
  // Behind a server that ends TLS the browser's scheme is in X-Forwarded-Proto.
  provider.proxy = issuer.startsWith('https:');
  const app = express();
  app.disable('x-powered-by');
  app.use(setSecurityHeaders(clients));
  app.get('/health/live', (_req, res) => void res.json({ status: 'live' }));
  const publicKeys = { keys: [{ ...(await exportJWK(publicKey)), ...named }] };
  app.all('/userinfo', answerUserinfo(provider, identities, publicKeys));
  const store = options.accounts ?? new AccountStore(identities.values());
  provider.on('interaction.ended', ({ oidc }: KoaContextWithOIDC) => {
    const { login } = oidc.result ?? {};
    // Someone who is signed in already confirms who they are: the provider makes prompt=login of max_age=0.
    if (!login || oidc.params?.['prompt'] === 'login') return;
    store.reportSignIn(login.accountId, languageOf(String(oidc.params?.['ui_locales'] ?? '')));
  });
  store.onPasswordChanged((person) => endSessionsOf(provider, sessionsOf(records, person)));
  const accounts = [...identities.keys()].map((username) => ({
    username,
    title: read.scenarios.get(username)?.title ?? '',
  }));
  app.post(['/token', '/token/revocation', '/request'], requireAuthMethod(clients));
  if (options.outbox) app.use('/outbox', outboxRoutes(options.outbox));
  app.use(signInRoutes(provider, store, accounts, secondFactors));
  app.use(provider.callback());
  return listen('The identity provider', app, options.port, options.host);
}

/**
 * No script but the provider's own, whose hash it adds, and no foreign origin. Browsers apply `form-action` to
 * redirects, too: it names the portals to which a finished sign-in redirects.
 */
function setSecurityHeaders(clients: readonly PortalClient[]): RequestHandler {
  const portals = new Set(
    clients.flatMap(({ redirectUris }) => redirectUris.map((each) => new URL(each).origin)),
  );
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${[...portals].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return (_req, res, next) => {
    res.set({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    next();
  };
}

const languageOfPage = (ctx: KoaContextWithOIDC) => {
  const wished = ctx.oidc?.params?.['ui_locales'];
  return languageOf(typeof wished === 'string' ? wished : undefined, ctx.get('accept-language'));
};

function showMessage(ctx: KoaContextWithOIDC, title: string, text: string): void {
  ctx.type = 'html';
  ctx.body = messagePage(languageOfPage(ctx), title, text);
}

/** A sign-out without a valid id token: the provider's form, and a button that sends it. */
function askToSignOut(ctx: KoaContextWithOIDC, form: string): void {
  const language = languageOfPage(ctx);
  const t = signInTexts[language];
  ctx.type = 'html';
  ctx.body = page(
    language,
    t.signOutTitle,
    html`<section class="card">
      <h1>${t.signOutTitle}</h1>
      <p>${t.signOutAsk}</p>
      ${new Html(form)}
      <button form="op.logoutForm" name="logout" value="yes">${t.signOutSubmit}</button>
    </section>`,
  );
}
