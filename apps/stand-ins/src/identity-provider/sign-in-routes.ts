import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { decodeJwt } from 'jose';
import type { Provider } from 'oidc-provider';
import type { AccountStore } from './account-store';
import { secondFactorAcr, type SecondFactors, type SecondFactorView } from './second-factor';
import { secondFactorPage, type SecondFactorPage } from './second-factor-page';
import { type DemoAccount, messagePage, signInPage, type SignInPage } from './sign-in-page';
import { signInStyles } from './sign-in.styles';
import { type Language, languageOf, signInTexts } from './sign-in.text';

/** The page to which the provider redirects a user who has to sign in. */
export const signInPath = (uid: string) => `/sign-in/${uid}`;

const secondFactorPath = (uid: string) => `${signInPath(uid)}/second-factor`;

/** The sign-in page, that of the second factor, their stylesheet, and what happens when a form comes back. */
export function signInRoutes(
  provider: Provider,
  store: Pick<AccountStore, 'personOf'>,
  accounts: readonly DemoAccount[],
  secondFactors: SecondFactors,
): Router {
  const router = Router();
  router.get('/sign-in.css', (_req, res) => {
    res.type('css').set('cache-control', 'public, max-age=3600').send(signInStyles);
  });

  router.get('/sign-in/:uid', async (req, res) => {
    const { uid, params, session, prompt } = await provider.interactionDetails(req, res);
    // The portal names another user than the one who is signed in, or that user says so.
    const isOther = prompt.reasons.includes('id_token_hint') || req.query['other'] === '1';
    // Someone who is signed in has shown the password already.
    if (session?.accountId && !isOther && secondFactors.isRequested(params['acr_values'])) {
      secondFactors.begin(uid, session.accountId, wishedLanguage(req, params));
      return res.redirect(303, secondFactorPath(uid));
    }
    const chosen = req.query['username'];
    const username = typeof chosen === 'string' ? chosen : (hintedPerson(params) ?? '');
    show(req, res, { language: wishedLanguage(req, params), username, accounts });
  });

  router.post('/sign-in/:uid', urlencoded, async (req, res) => {
    const { uid, params } = await provider.interactionDetails(req, res);
    const language = wishedLanguage(req, params);
    const { username, password } = (req.body ?? {}) as Record<string, unknown>;
    const name = typeof username === 'string' ? username : '';
    const person = store.personOf(name, typeof password === 'string' ? password : '');
    if (person === undefined) {
      return show(req, res, { language, username: name, problem: 'wrong', accounts });
    }
    const hinted = hintedPerson(params);
    if (hinted !== undefined && hinted !== person) {
      return show(req, res, { language, username: hinted, problem: 'otherAccount', accounts });
    }
    if (secondFactors.isNeeded(params['acr_values'])) {
      secondFactors.begin(uid, person, language);
      return res.redirect(303, secondFactorPath(uid));
    }
    await provider.interactionFinished(req, res, { login: { accountId: person } });
  });

  router.get('/sign-in/:uid/second-factor', async (req, res) => {
    const { uid, params } = await provider.interactionDetails(req, res);
    const view = secondFactors.view(uid);
    showSecondFactor(req, res, view, wishedLanguage(req, params), view?.problem);
  });

  router.post('/sign-in/:uid/second-factor', urlencoded, async (req, res) => {
    const { uid, params } = await provider.interactionDetails(req, res);
    const language = wishedLanguage(req, params);
    const { code, send } = (req.body ?? {}) as Record<string, unknown>;
    if (send === 'email' || send === 'text') {
      const problem = secondFactors.sendCode(uid, send, language);
      return showSecondFactor(req, res, secondFactors.view(uid), language, problem ?? 'sentAgain');
    }
    const checked = await secondFactors.check(uid, typeof code === 'string' ? code : '');
    if (typeof checked === 'string') {
      return showSecondFactor(req, res, secondFactors.view(uid), language, checked);
    }
    const { person } = checked;
    const login = { accountId: person, acr: secondFactorAcr, amr: ['pwd', 'otp'] };
    await provider.interactionFinished(req, res, { login });
  });

  router.use(((error: unknown, req, res, next) => {
    if ((error as Error).name !== 'SessionNotFound') return next(error);
    answerOver(res, languageOf(langOf(req), req.get('accept-language')));
  }) satisfies ErrorRequestHandler);
  return router;
}

/** Whom the portal means by an id token, which the provider has checked; undefined when it means no one. */
function hintedPerson({ id_token_hint: hint }: Record<string, unknown>): string | undefined {
  return typeof hint === 'string' ? decodeJwt(hint).sub : undefined;
}

const urlencoded = express.urlencoded({ extended: false });

/** The language of the page: chosen on it, or requested by the portal, or that of the browser. */
const wishedLanguage = (req: Request, { ui_locales: locales }: Record<string, unknown>): Language =>
  languageOf(
    langOf(req),
    typeof locales === 'string' ? locales : undefined,
    req.get('accept-language'),
  );

const langOf = (req: Request) =>
  typeof req.query['lang'] === 'string' ? req.query['lang'] : undefined;

function show(req: Request, res: Response, shown: Omit<SignInPage, 'path'>): void {
  answerPage(res, signInPage({ ...shown, path: req.path }));
}

/** Without a view no second factor is due: the sign-in is over or begins elsewhere. `sentAgain`: a new code was sent. */
function showSecondFactor(
  req: Request,
  res: Response,
  view: SecondFactorView | undefined,
  language: Language,
  outcome?: SecondFactorPage['problem'] | 'sentAgain',
): void {
  if (!view) return answerOver(res, language);
  const other = req.path.replace(/\/second-factor$/, '');
  const shown = outcome === 'sentAgain' ? { isSentAgain: true } : { problem: outcome };
  answerPage(res, secondFactorPage({ view, language, path: req.path, other, ...shown }));
}

function answerPage(res: Response, text: string): void {
  res.type('html').set('cache-control', 'no-store').send(text);
}

function answerOver(res: Response, language: Language): void {
  const t = signInTexts[language];
  res
    .status(400)
    .type('html')
    .send(messagePage(language, t.over, t.overText));
}
