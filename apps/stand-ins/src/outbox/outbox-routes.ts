import { Router } from 'express';
import { languageOf } from '../identity-provider/sign-in.text';
import type { Outbox, OutboxFilter } from './outbox';
import { outboxPage, outboxStyles } from './outbox-page';

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
