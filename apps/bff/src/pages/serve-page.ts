import { dressPage } from '@portal/client-config';
import type { Request, RequestHandler } from 'express';
import { AppError } from '../app-error';
import { goTo } from '../http/redirect';
import { isScenario } from '../calls/choose-scenario';
import { cookies, setCookie } from '../http/cookies';
import type { Dependencies } from '../dependencies';
import { contextOf } from '../http/request-context';
import { chooseClient } from './choose-client';
import { markElsewhere, targetOf } from './full-page-links';
import { readPage } from './page-source';

/** Cookies for trying things out, which production has none of. */
const plain = { secure: false };

/** Every address that is nothing else is a screen of the portal, which finds its way in the browser. */
export function servePage({ config }: Dependencies): RequestHandler {
  return async (request, response) => {
    const context = contextOf(request);
    if (!wantsPage(request, context.address.path)) throw new AppError('NOT_FOUND');
    context.line.route = 'page';
    const { FULL_PAGE_LINKS: links } = config.settings;
    const elsewhere = targetOf(context.address.path, links);
    if (elsewhere) return goTo(response, elsewhere);
    const page = await readPage(config);
    const query = new URLSearchParams(context.address.query);
    const scenario = query.get('scenario');
    if (config.settings.SCENARIOS && scenario !== null && isScenario(scenario)) {
      const value = encodeURIComponent(scenario);
      response.appendHeader('set-cookie', setCookie(cookies.scenario, value, plain));
    }
    const { client, keep } = chooseClient({
      host: request.headers.host,
      query: query.get('client'),
      cookie: context.cookie('client'),
      production: config.production,
    });
    if (keep) response.appendHeader('set-cookie', setCookie(cookies.client, client, plain));
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.send(markElsewhere(dressPage(page.toString(), client, '/member/'), links));
  };
}

/** A file that is missing must be told as missing, and not answered with a page. */
function wantsPage(request: Request, path: string): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const isFile = path.startsWith('/member/assets/') || /\.[a-z0-9]{2,5}$/i.test(path);
  return reads && !isFile && request.accepts(['html', 'json']) === 'html';
}
