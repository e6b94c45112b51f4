import type { Server } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { RequestHandler } from 'express';
import { contextOf } from '../http/request-context';

/** The modules of a Vite server; not the page itself, nor the BFF's own paths. */
const modulePath =
  /^\/member\/(?!api\/|auth\/)(@|src\/|node_modules\/|assets\/|.*\.[a-z0-9]{2,5}$)/i;

/** Proxies modules and the reload websocket of a Vite server, so that the browser has one origin. */
export function createDevServerProxy(target: string): {
  serveModules: RequestHandler;
  attachTo(server: Server): void;
} {
  const proxy = createProxyMiddleware({ target, changeOrigin: true, ws: false });
  return {
    serveModules: (request, response, next) => {
      if (!modulePath.test(contextOf(request).target.path)) return next();
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
