import { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError } from '../app-error';
import { contextOf } from '../http/request-context';
import { type BackChannelParts, backChannelLogout } from './back-channel-logout';
import { finishSignIn } from './finish-sign-in';
import type { FinishParts } from './finish-step-up';
import { backChannelLogoutPath as backChannel } from './paths';
import { startSignIn, type StartParts } from './start-sign-in';

type Handler = (request: Request, response: Response) => Promise<void>;

/** The URLs that a browser visits to sign in, and the one that identity providers call. */
export function authRouter(parts: StartParts & FinishParts & BackChannelParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const pages: Record<string, Handler> = {
    '/member/auth/login': startSignIn(parts, { isSilent: false }),
    '/member/auth/silent': startSignIn(parts, { isSilent: true }),
    '/member/auth/callback': finishSignIn(parts),
  };
  for (const [path, handler] of Object.entries(pages)) {
    router.get(path, nameRoute(path), handler);
    router.all(path, allowOnly('GET, HEAD'));
  }
  router.post(backChannel, nameRoute(backChannel), backChannelLogout(parts));
  router.all(backChannel, allowOnly('POST'));
  return router;
}

/** The log line has the path alone: the query holds codes and states. */
function nameRoute(path: string): RequestHandler {
  return (request, _response, next) => {
    contextOf(request).line.route = path;
    next();
  };
}

function allowOnly(allow: string): RequestHandler {
  return () => {
    throw new AppError('METHOD_NOT_ALLOWED', { headers: { allow } });
  };
}
