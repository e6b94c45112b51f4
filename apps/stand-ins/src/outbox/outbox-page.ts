import { Router } from 'express';
import { type Html, html } from '../identity-provider/page';
import { type Language, languageOf } from '../identity-provider/sign-in.text';
import { outboxTexts } from './outbox.text';
import type { OutboxFilter, OutboxMessage, Outbox } from './outbox';

/** The page of the outbox: a filter, and the messages, newest first. */
function outboxPage(
  language: Language,
  messages: readonly OutboxMessage[],
  filter: OutboxFilter,
): string {
  const t = outboxTexts[language];
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const option = (value: string, label: string): Html =>
    (filter.kind ?? '') === value
      ? html`<option value="${value}" selected>${label}</option>`
      : html`<option value="${value}">${label}</option>`;
  const rows = messages.map(
    ({ id, kind, to, sentAt, subject, text }) =>
      html`<li id="${id}" class="${kind}">
        <h2>${subject || t.text}</h2>
        <dl>
          <div>
            <dt>${t.recipient}</dt>
            <dd>${to}</dd>
          </div>
          <div>
            <dt>${t.kind}</dt>
            <dd>${t[kind]}</dd>
          </div>
          <div>
            <dt>${t.sent}</dt>
            <dd><time datetime="${sentAt}">${time.format(new Date(sentAt))}</time></dd>
          </div>
        </dl>
        <p class="body" dir="auto">${text}</p>
      </li>`,
  );
  const isFiltered = Boolean(filter.to ?? filter.kind);
  const list =
    rows.length > 0
      ? html`<ol>
          ${rows}
        </ol>`
      : html`<p>${isFiltered ? t.noneMatch : t.none}</p>`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t.title}</title>
        <link rel="stylesheet" href="/outbox/outbox.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <h1>${t.title}</h1>
          <p>${t.what}</p>
          <form action="/outbox/">
            <label>${t.to} <input name="to" value="${filter.to ?? ''}" autocomplete="off" /></label>
            <label
              >${t.kind}
              <select name="kind">
                ${[option('', t.all), option('email', t.email), option('text', t.text)]}
              </select></label
            >
            <button>${t.show}</button>
          </form>
          ${list}
        </main>
      </body>
    </html>`.text;
}

const outboxStyles = `
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #14291f; background: #f4f6f4; }
  main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.75rem; margin: 0; }
  h2 { font-size: 1.125rem; margin: 0; }
  form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; margin: 1.5rem 0; }
  label { display: grid; gap: 0.25rem; font-weight: 600; flex: 1 1 14rem; }
  input, select, button { font: inherit; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid #5c7267; border-radius: 0.5rem; background: #fff; color: inherit; }
  button { background: #14532d; border-color: #14532d; color: #fff; font-weight: 600; }
  :focus-visible { outline: 3px solid #14532d; outline-offset: 2px; }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
  li { background: #fff; border: 1px solid #c9d3cd; border-radius: 0.75rem; padding: 1rem; overflow-wrap: anywhere; }
  dl { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 0.25rem 0 0.75rem; color: #41574b; }
  dl div { display: flex; gap: 0.5rem; }
  dt { flex: none; font-weight: 600; }
  dd { margin: 0; }
  .body { margin: 0; white-space: pre-line; }
`;

/**
 * The outbox: a page for people, and for tests GET messages, newest first, by `to` (a part of the recipient) and `kind`
 * (email or text), and DELETE messages, which empties it. Of the stand-ins alone: the BFF has no such path.
 */
export function outboxRoutes(outbox: Outbox): Router {
  const router = Router();
  router.get('/', (req, res) => {
    res.set('content-security-policy', policy);
    res.set('cache-control', 'no-store');
    const language = languageOf(undefined, req.headers['accept-language'] ?? '');
    const filter = filterOf(req.query);
    res.type('html').send(outboxPage(language, outbox.list(filter), filter));
  });
  router.get('/outbox.css', (_req, res) => void res.type('css').send(outboxStyles));
  router.get('/messages', (req, res) => {
    res.set('cache-control', 'no-store');
    res.json({ messages: outbox.list(filterOf(req.query)) });
  });
  router.delete('/messages', (_req, res) => {
    outbox.clear();
    res.json({ messages: [] });
  });
  return router;
}

const policy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function filterOf({ to, kind }: { to?: unknown; kind?: unknown }): OutboxFilter {
  return {
    to: typeof to === 'string' ? to : undefined,
    kind: kind === 'email' || kind === 'text' ? kind : undefined,
  };
}
