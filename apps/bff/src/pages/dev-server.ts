import type { Server } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { RequestHandler } from 'express';
import { contextOf } from '../http/request-context';

/** What the pages of a Vite server are made of; the page itself and the BFF's own addresses are not. */
const moduleAddress =
  /^\/member\/(?!api\/|auth\/)(@|src\/|node_modules\/|assets\/|.*\.[a-z0-9]{2,5}$)/i;

/** Takes modules and the reload websocket from a Vite server, so that the browser sees one origin only. */
export function createDevServerProxy(target: string): {
  serveModules: RequestHandler;
  attachTo(server: Server): void;
} {
  const proxy = createProxyMiddleware({ target, changeOrigin: true, ws: false });
  return {
    serveModules: (request, response, next) => {
      if (!moduleAddress.test(contextOf(request).address.path)) return next();
      contextOf(request).line.route = 'development module';
      delete request.headers.cookie;
      void proxy(request, response, next);
    },
    attachTo: (server) => {
      server.on('upgrade', (request, socket, head) => {
        delete request.headers.cookie;
        if (request.url?.startsWith('/member/')) proxy.upgrade(request, socket as never, head);
        else socket.destroy();
      });
    },
  };
}
