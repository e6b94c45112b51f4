import type { Endpoint, OutputOf, Schema, WireOf } from '@portal/contracts';
import type { Response } from 'express';
import { AppError } from '../app-error';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';

/** One of the BFF's own calls, as its handler receives it; `Body` is the output of its schema. */
export interface OwnCall<Body = unknown, Params = Record<string, string>> {
  context: RequestContext;
  response: Response;
  session: Session | undefined;
  /** The parameters of the path, checked. */
  params: Params;
  body: Body;
}

export type BodyOf<E> =
  E extends Endpoint<string, Record<string, Schema>, Schema | undefined, infer Body, Schema>
    ? OutputOf<{ response: Body }>
    : never;
type ParamsOf<E> = E extends { params: infer Params }
  ? Record<keyof Params & string, string>
  : never;
type Handler<E> = (call: OwnCall<BodyOf<E>, ParamsOf<E>>) => Promise<WireOf<E>>;

/** A handler for each of the BFF's own calls in an area of the catalogue. */
export type HandlersOf<Area> = { [Key in keyof Area]: Handler<Area[Key]> };

/** The session of a call that is for members only. */
export function memberOf({ session }: Pick<OwnCall, 'session'>): Session {
  if (!session) throw new AppError('UNAUTHENTICATED');
  return session;
}
