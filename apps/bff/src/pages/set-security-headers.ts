import { areas } from '@portal/contracts/all';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config';

const self = "'self'";
const none = "'none'";

const { path: reports } = areas.reports.reportContentSecurity;
/**
 * The endpoint of `report-to`, which newer browsers use instead of `report-uri`, but over https only:
 * set over http it would disable both.
 */
const reportingEndpoints = `csp="${reports}"`;

/**
 * The content-security policy of pages. helmet's defaults allow inline styles, foreign images and fonts
 * and any base URL of this origin; this one starts with none. Only a Vite server gets more: its refresh
 * script and its styles are inline, and it uses a websocket.
 */
export function setSecurityHeaders({ config }: { config: Config }): RequestHandler {
  const inline = config.settings.PORTAL_DEV_SERVER ? ["'unsafe-inline'"] : [];
  const socket = config.settings.PORTAL_DEV_SERVER ? ['ws:'] : [];
  const { CARD_FRAME: cardFrame } = config.settings;
  const https = config.sites.every(({ origin }) => origin.startsWith('https:'));
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [none],
        'script-src': [self, ...inline],
        'worker-src': [self],
        'style-src': [self, ...inline],
        'img-src': [self, 'data:'],
        'font-src': [self],
        'connect-src': [self, ...socket],
        'manifest-src': [self],
        'frame-src': [cardFrame ? new URL(cardFrame).origin : none],
        'form-action': [self],
        'frame-ancestors': [none],
        'object-src': [none],
        'base-uri': [none],
        'report-uri': [reports],
        ...(https ? { 'report-to': ['csp'], 'upgrade-insecure-requests': [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  }) as RequestHandler;
  return (request, response, next) => {
    if (https) response.setHeader('reporting-endpoints', reportingEndpoints);
    headers(request, response, next);
  };
}
