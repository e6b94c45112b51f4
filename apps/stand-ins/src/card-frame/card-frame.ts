import { randomBytes } from 'node:crypto';
import express, { type Router } from 'express';
import { html, nothing } from '../identity-provider/page';
import { Refusal } from '../services/problem';
import { accountForm, tokeniseAccount } from './account-form';
import { cardFrameTexts } from './card-frame.text';
import { frameScript, frameStyles } from './frame-assets';
import { type CardField, cardFields, readCard, type TypedCard } from './read-card';

/** The number whose cards the bank declines, and the one at which the processor itself fails. */
const declined = '4000000000000002';
const breaks = '4000000000000119';

/**
 * A payment processor's card frame: a page for a frame on the portal, under its own origin, that
 * turns a typed card into a token. The number stays here, and here it is forgotten at once.
 */
export function cardFrame(portalAddress: string): Router {
  const router = express.Router();
  router.get('/frame.js', (_req, res) => void res.type('js').send(frameScript));
  router.get('/frame.css', (_req, res) => void res.type('css').send(frameStyles));
  router.get('/', (req, res) => {
    const { origin, lang, kind } = req.query;
    if (typeof origin !== 'string' || !belongsTo(portalAddress, origin)) {
      throw new Refusal(
        400,
        'BAD_REQUEST',
        `origin: Say whose page this is, e.g. ${portalAddress}`,
      );
    }
    res.setHeader('content-security-policy', policyFor(origin));
    res.setHeader('referrer-policy', 'no-referrer');
    res.setHeader('cache-control', 'no-store');
    const language = lang === 'es' ? 'es' : 'en';
    const form = kind === 'account' ? accountForm(language) : cardForm(language);
    const path = kind === 'account' ? 'account-tokens' : 'tokens';
    res.type('html').send(pageFor(origin, language, path, form));
  });
  router.post('/tokens', express.json({ limit: '2kb' }), (req, res) => {
    res.setHeader('cache-control', 'no-store');
    res.json(tokenise(typedIn(req.body)));
  });
  router.post('/account-tokens', express.json({ limit: '2kb' }), (req, res) => {
    res.setHeader('cache-control', 'no-store');
    res.json(tokeniseAccount(req.body));
  });
  return router;
}

/** The portal's own origin, or that of a client under it, such as http://ebms.localhost:4200. */
function belongsTo(portalAddress: string, origin: string): boolean {
  const portal = new URL(portalAddress);
  if (!URL.canParse(origin)) return false;
  const requested = new URL(origin);
  const isUnder =
    requested.hostname === portal.hostname || requested.hostname.endsWith(`.${portal.hostname}`);
  return (
    requested.origin === origin &&
    isUnder &&
    requested.protocol === portal.protocol &&
    requested.port === portal.port
  );
}

const policyFor = (origin: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`;

function typedIn(body: unknown): TypedCard {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: CardField) => (typeof fields[name] === 'string' ? fields[name] : '');
  return { number: text('number'), expires: text('expires'), code: text('code'), zip: text('zip') };
}

function tokenise(typed: TypedCard) {
  const read = readCard(typed, new Date());
  if ('errors' in read) return read;
  if (read.number === breaks) throw new Refusal(503, 'UNAVAILABLE', 'The processor is out.');
  const kind = read.number === declined ? 'tok_declined_' : 'tok_';
  return { card: { token: `${kind}${randomBytes(16).toString('hex')}`, ...read.card } };
}

const looks: Record<
  CardField,
  { autocomplete: string; hint?: 'expiresHint' | 'codeHint' | 'zipHint' }
> = {
  number: { autocomplete: 'cc-number' },
  expires: { autocomplete: 'cc-exp', hint: 'expiresHint' },
  code: { autocomplete: 'cc-csc', hint: 'codeHint' },
  zip: { autocomplete: 'billing postal-code', hint: 'zipHint' },
};

function cardForm(language: keyof typeof cardFrameTexts) {
  const t = cardFrameTexts[language];
  const fields = cardFields.map((name) => {
    const { autocomplete, hint } = looks[name];
    return html`<div class="${name === 'number' ? 'field whole' : 'field'}">
      <label for="${name}">${t[name]}</label>
      ${hint ? html`<p class="hint" id="${name}-hint">${t[hint]}</p>` : nothing}
      <p class="err" id="${name}-error" hidden></p>
      <input
        id="${name}"
        name="${name}"
        inputmode="${name === 'expires' ? 'text' : 'numeric'}"
        autocomplete="${autocomplete}"
        aria-describedby="${hint ? `${name}-hint ` : ''}${name}-error"
        required
      />
    </div>`;
  });
  return { title: t.title, fields, demo: t.demo, errors: t.errors };
}

type FrameForm = ReturnType<typeof cardForm> | ReturnType<typeof accountForm>;

/** The frame around the fields; `path` is where they are sent. */
function pageFor(
  origin: string,
  language: keyof typeof cardFrameTexts,
  path: string,
  { title, fields, demo, errors }: FrameForm,
): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/card-frame/frame.css" />
      </head>
      <body>
        <form
          novalidate
          data-parent="${origin}"
          data-path="${path}"
          data-errors="${JSON.stringify(errors)}"
        >
          ${fields}
          <p class="demo">${demo}</p>
        </form>
        <script src="/card-frame/frame.js"></script>
      </body>
    </html>`.text;
}
