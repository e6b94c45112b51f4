import { extname, resolve } from 'node:path';
import type { RequestHandler } from 'express';
import type { Config } from '../config';
import { contextOf } from '../http/request-context';
import { encodingSuffix, findBuiltFiles } from './built-files';

const yearInSeconds = 31_536_000;

/** The service worker that shows a saved ID card offline: its scope /member is above its own path. */
const cardWorker = 'card-worker.js';

/**
 * Scripts, styles, fonts and pictures of the built portal, from a list made at the start: no other file
 * can be requested. Files that the build compressed are sent compressed.
 */
export function serveAssets({ config }: { config: Pick<Config, 'settings'> }): RequestHandler {
  const root = resolve(config.settings.PORTAL_FOLDER);
  const files = findBuiltFiles(root, '/member');
  return (request, response, next) => {
    const { target, line } = contextOf(request);
    const file = files.get(target.path);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    line.route = '/member/assets';
    const encoding = file.encodings.find((each) => request.acceptsEncodings(each));
    response.type(extname(file.name));
    response.vary('accept-encoding');
    response.setHeader(
      'cache-control',
      file.immutable ? `public, max-age=${yearInSeconds}, immutable` : 'public, no-cache',
    );
    if (file.name === cardWorker) response.setHeader('service-worker-allowed', '/member');
    if (encoding) response.setHeader('content-encoding', encoding);
    const name = `${file.name}${encoding ? encodingSuffix[encoding] : ''}`;
    response.sendFile(name, { root, cacheControl: false, dotfiles: 'allow' }, (error) => {
      if (error && !response.headersSent) next(error);
    });
  };
}
