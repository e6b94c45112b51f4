import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { Provider } from 'oidc-provider';
import type { AccountStore } from './account-store';
import { type DemoAccount, messagePage, signInPage } from './sign-in-page';
import { signInStyles } from './sign-in.styles';
import { languageOf, signInTexts } from './sign-in.text';

/** The page to which the provider redirects a user who has to sign in. */
export const signInPath = (uid: string) => `/sign-in/${uid}`;

/** The sign-in page, its stylesheet, and what happens when the form comes back. */
export function signInRoutes(
  provider: Provider,
  store: Pick<AccountStore, 'personOf'>,
  accounts: readonly DemoAccount[],
): Router {
  const router = Router();
  router.get('/sign-in.css', (_req, res) => {
    res.type('css').set('cache-control', 'public, max-age=3600').send(signInStyles);
  });

  router.get('/sign-in/:uid', async (req, res) => {
    const uiLocales = await wishedLocales(provider, req, res);
    const username = typeof req.query['username'] === 'string' ? req.query['username'] : '';
    show(req, res, { uiLocales, username, wrong: false, accounts });
  });

  router.post('/sign-in/:uid', express.urlencoded({ extended: false }), async (req, res) => {
    const uiLocales = await wishedLocales(provider, req, res);
    const { username, password } = (req.body ?? {}) as Record<string, unknown>;
    const name = typeof username === 'string' ? username.trim() : '';
    const person = store.personOf(name, typeof password === 'string' ? password : '');
    if (person === undefined) {
      return show(req, res, { uiLocales, username: name, wrong: true, accounts });
    }
    await provider.interactionFinished(req, res, { login: { accountId: person } });
  });

  router.use(((error: unknown, req, res, next) => {
    if ((error as Error).name !== 'SessionNotFound') return next(error);
    const language = languageOf(langOf(req), req.get('accept-language'));
    const t = signInTexts[language];
    res
      .status(400)
      .type('html')
      .send(messagePage(language, t.over, t.overText));
  }) satisfies ErrorRequestHandler);
  return router;
}

/** The languages that the portal requested. Throws SessionNotFound when this sign-in is not open in this browser. */
async function wishedLocales(
  provider: Provider,
  req: Request,
  res: Response,
): Promise<string | undefined> {
  const { params } = await provider.interactionDetails(req, res);
  return typeof params['ui_locales'] === 'string' ? params['ui_locales'] : undefined;
}

const langOf = (req: Request) =>
  typeof req.query['lang'] === 'string' ? req.query['lang'] : undefined;

interface Shown {
  uiLocales: string | undefined;
  username: string;
  wrong: boolean;
  accounts: readonly DemoAccount[];
}

function show(req: Request, res: Response, { uiLocales, ...shown }: Shown): void {
  const language = languageOf(langOf(req), uiLocales, req.get('accept-language'));
  res
    .type('html')
    .set('cache-control', 'no-store')
    .send(signInPage({ ...shown, language, path: req.path }));
}
