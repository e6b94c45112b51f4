import type { Endpoint, OutputOf, Schema, WireOf } from '@portal/contracts';
import type { Response } from 'express';
import { AppError } from '../app-error';
import type { Dependencies } from '../dependencies';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';

/** What a handler of one of the BFF's own calls works with; `Body` is what its schema gave. */
export interface OwnCall<Body = unknown, Params = Record<string, string>> {
  dependencies: Dependencies;
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

/** The BFF's own calls by their key in an area of the catalogue: the compiler asks for each of them. */
export type HandlersOf<Area> = { [Key in keyof Area]: Handler<Area[Key]> };

/** Who makes a call that is for members only. */
export function memberOf({ session }: Pick<OwnCall, 'session'>): Session {
  if (!session) throw new AppError('UNAUTHENTICATED');
  return session;
}
