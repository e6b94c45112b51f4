import { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError } from '../app-error';
import type { Dependencies } from '../dependencies';
import { contextOf } from '../http/request-context';
import { backChannelLogout, parseLogout } from './back-channel-logout';
import { beginSignIn } from './begin-sign-in';
import { finishSignIn } from './finish-sign-in';

type Handler = (request: Request, response: Response) => Promise<void>;

/** The addresses a browser is sent to in order to sign in, and the one that providers call. */
export function authRouter(dependencies: Dependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const visits: Record<string, Handler> = {
    '/member/auth/login': beginSignIn(dependencies, { silent: false }),
    '/member/auth/silent': beginSignIn(dependencies, { silent: true }),
    '/member/auth/callback': finishSignIn(dependencies),
  };
  for (const [path, handler] of Object.entries(visits)) {
    router.get(path, named(path), handler);
    router.all(path, only('GET, HEAD'));
  }
  const backChannel = '/member/auth/back-channel-logout';
  router.post(backChannel, named(backChannel), parseLogout, backChannelLogout(dependencies));
  router.all(backChannel, only('POST'));
  return router;
}

/** For the log line: a path of ours, never the address with what it carries. */
function named(path: string): RequestHandler {
  return (request, _response, next) => {
    contextOf(request).line.route = path;
    next();
  };
}

function only(allow: string): RequestHandler {
  return () => {
    throw new AppError('METHOD_NOT_ALLOWED', { headers: { allow } });
  };
}
