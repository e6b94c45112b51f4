import type { CallScope } from '@portal/domain/family-access';
import type { FileType } from '@portal/domain/files';
import type { PatientScope } from '@portal/domain/mail-order';
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors';
import { pathParamNames } from './path-params';
import type { UpstreamName } from './upstreams';

/** Any zod schema; the wire form is its input, what the portal works with is its output. */
export type Schema = z.ZodMiniType;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make the call: anyone, without tokens; a member only; or either (with tokens when there are any). */
export type Audience = 'none' | 'member' | 'either';

/**
 * Whose member id a caller may name: the member's own, or also one of the family members whom the service lets the
 * member act for. `claimsScope`: the member and, for the subscriber, minors. `patients`: whose home delivery the member
 * may use today, i.e. minors of the subscriber, and adults who allow it. `handover`: ids that another system hands on in
 * the page's URL (SS-7), which only the service can judge. `anyone`: the search of staff, and what they do with its
 * answer; and what a visitor sends to prove who they are. While staff act for a member, all of it is that member's.
 */
export type NamedMembers = 'self' | 'family' | 'claimsScope' | 'patients' | 'handover' | 'anyone';

/** What a member confirms with a second factor. */
export type StepUpPurpose = 'change' | 'payment';

/** The names after a colon in a path template: '/a/:b/:c' gives 'b' | 'c'. */
export type PathParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | PathParamNames<`/${More}`>
    : Rest
  : never;

/** Milliseconds the BFF waits for a service, unless an entry states another time. */
export const standardTimeoutMs = 10_000;

/** The types of the file that a call may send; undefined for a call that sends none. */
type Files = readonly FileType[] | undefined;

export interface EndpointDefinition<
  Path extends string = string,
  Params extends Record<string, Schema> = Record<string, Schema>,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Accepted extends Files = Files,
> {
  /** One sentence: what the call answers or does. */
  summary: string;
  method: Method;
  /** The same string in the browser, the BFF and the upstream; parameters as ':name'. */
  path: Path;
  upstream: UpstreamName;
  auth: Audience;
  /** One schema for each path parameter. */
  params: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** What the answer's body is: JSON (default), or bytes that the BFF streams through. */
  responseType?:
    | 'json'
    | { stream: string; /** Other types that the service may send. */ or?: readonly string[] };
  /** Bytes that are the same for everyone: how long a browser may keep them. */
  cacheSeconds?: number;
  /** Error codes of errors.ts that this call can answer with, in addition to those of every call. */
  errors?: readonly ErrorCode[];
  /** Milliseconds the BFF waits for the service; `standardTimeoutMs` unless stated. */
  timeoutMs?: number;
  /** Bytes that a request body may have; 64 KiB unless stated. */
  maxBodyBytes?: number;
  /** The types a request body may have, in lower case; application/json alone unless stated. */
  bodyTypes?: readonly string[];
  /**
   * The request's body is one file of these types, up to `maxBodyBytes`: the BFF reads the type from its first
   * bytes, and streams it to the service. The caller passes it under `file`.
   */
  receivesFile?: Accepted;
  /** The browser makes the call by itself, without the custom header: it must change nothing of a member's. */
  sentByBrowser?: true;
  /** The BFF adds the query parameter `id_token`: for a URL that is opened in its own window (Spec §7.2). */
  idTokenInQuery?: true;
  /** A POST that only reads, because its input (a name, a token) must not be in a URL. */
  reads?: true;
  /** The caller sends its own key (`idempotencyKey`): the same key twice is executed once (MO-2). */
  onceByKey?: true;
  /** The browser finishes the call although its page is left meanwhile; for small bodies only. */
  outlivesPage?: true;
  /** Support staff and providers alone may make the call. */
  staffOnly?: true;
  /** Refused to support staff and providers, whether they act for a member or not. */
  notForStaff?: true;
  /** The BFF makes the call for itself; to a browser there is nothing at its address. */
  forBffOnly?: true;
  /** The BFF sets the query parameter `oauthClientId`, always its own, when the five of SS-7 are there. */
  addsClientId?: true;
  /** Whose member id the inputs may name; every entry with a member id in its inputs says so. */
  members?: NamedMembers;
  /** For `patients`: what an adult must have allowed; `order` unless stated. */
  patientScope?: PatientScope;
  /** Refused to a member under 18, and to one whose birth date is unknown (SS-10). */
  adultsOnly?: true;
  /**
   * Refused unless the member has shown a second factor in the last minutes, where the BFF's setting says so: each
   * call, or those whose body needs it.
   */
  stepUp?: { purpose: StepUpPurpose; isNeeded?: (body: Record<string, unknown>) => boolean };
  /**
   * Whether staff who act for a member may make this call; unless stated, a GET and nothing else. False: what it
   * returns is a credential of the member, which would stay on the device of the staff.
   */
  allowedInEmulation?: boolean;
  /** What a caregiver needs who acts for the member; that of the area unless stated. */
  caregivers?: CallScope;
  /**
   * The answer must not tell which of its inputs exist: the BFF answers every refusal of the service with this
   * code alone, and at a whole multiple of a fixed time.
   */
  neutral?: ErrorCode;
  /** The section of the specification, or of the requirements, that the entry comes from. */
  spec: string;
  /** The path or method is our guess; the specification names the call but not this. */
  assumed?: true;
}

export interface Endpoint<
  Path extends string = string,
  Params extends Record<string, Schema> = Record<string, Schema>,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Accepted extends Files = Files,
> extends EndpointDefinition<Path, Params, Query, Body, Response, Accepted> {
  /** '<area>.<verbNoun>': the search key at every station of a call. */
  id: string;
  caregivers: CallScope;
}

/** Whether calls of an entry change nothing. */
export const isRead = ({ method, reads }: Pick<Endpoint, 'method' | 'reads'>): boolean =>
  method === 'GET' || reads === true;

/** Declares one call. The keys of `params` are checked against the path by the compiler. */
export function endpoint<
  const Path extends string,
  Params extends Record<PathParamNames<Path>, Schema>,
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Accepted extends Files = undefined,
>(
  definition: Omit<EndpointDefinition<Path, Params, Query, Body, Response, Accepted>, 'params'> &
    ([PathParamNames<Path>] extends [never] ? { params?: Params } : { params: Params }),
): EndpointDefinition<Path, Params, Query, Body, Response, Accepted> {
  return { params: {} as Params, ...definition };
}

type WithIds<Area extends string, Entries> = {
  readonly [Key in keyof Entries]: Entries[Key] extends EndpointDefinition<
    infer P,
    infer Pa,
    infer Q,
    infer B,
    infer R,
    infer A
  >
    ? Endpoint<P, Pa, Q, B, R, A> & { readonly id: `${Area}.${Key & string}` }
    : never;
};

const idPart = /^[a-z][A-Za-z]*$/;

/**
 * Names the calls of one area: each gets the id '<area>.<key>', and what a caregiver needs for it.
 * Throws at once, naming the entry, when an id, a path or its parameters are wrong.
 */
export function defineEndpoints<
  const Area extends string,
  const Entries extends Record<string, unknown>,
>(area: Area, caregivers: CallScope, entries: Entries): WithIds<Area, Entries> {
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(entries)) {
    const entry = value as EndpointDefinition;
    const id = `${area}.${key}`;
    if (!idPart.test(area) || !idPart.test(key)) {
      throw new Error(`Endpoint "${id}": area and name are camelCase words.`);
    }
    checkEntry(id, entry);
    named[key] = Object.freeze({ caregivers, ...entry, id });
  }
  return Object.freeze(named) as WithIds<Area, Entries>;
}

function checkEntry(id: string, entry: EndpointDefinition): void {
  if (!/^(\/:?[A-Za-z0-9-]+)+$/.test(entry.path)) {
    throw new Error(
      `Endpoint "${id}": path "${entry.path}" must be segments of letters, digits and hyphens, without a trailing slash.`,
    );
  }
  const inPath = pathParamNames(entry.path).sort().join(', ');
  const declared = Object.keys(entry.params).sort().join(', ');
  if (inPath !== declared) {
    throw new Error(
      `Endpoint "${id}": the path "${entry.path}" has the parameters [${inPath}] but [${declared}] are declared.`,
    );
  }
  if (entry.receivesFile && (entry.body || !entry.maxBodyBytes)) {
    throw new Error(`Endpoint "${id}": a file is the whole body, and has a limit of bytes.`);
  }
  if (entry.stepUp && (entry.auth !== 'member' || entry.upstream === 'bff')) {
    throw new Error(`Endpoint "${id}": a step-up is for a member's call of a service.`);
  }
  if (entry.method === 'GET' && (entry.body || entry.receivesFile)) {
    throw new Error(`Endpoint "${id}": a GET carries no body.`);
  }
}

/** A file of a call: its bytes, and what it tells the page about its progress. */
export interface SentFile {
  content: Blob;
  /** Called while the file is on its way, with the bytes that were sent. */
  onProgress?: (sentBytes: number) => void;
}

type In<S> = S extends Schema ? z.input<S> : never;
type ParamsIn<Params> = { [Key in keyof Params]: In<Params[Key]> };

/**
 * What a caller passes: path parameters and query side by side, the body under `body`, a file under `file`, and
 * the key of a call that is done once for it.
 */
export type InputOf<E> =
  E extends Endpoint<string, infer Params, infer Query, infer Body, Schema, infer Accepted>
    ? ParamsIn<Params> &
        (Accepted extends readonly FileType[] ? { file: SentFile } : unknown) &
        (Query extends Schema ? In<Query> : unknown) &
        (Body extends Schema ? { body: In<Body>; idempotencyKey?: string } : unknown)
    : never;

/** What a caller gets: the response after the schema's transforms. */
export type OutputOf<E> = E extends { response: infer Response extends Schema }
  ? z.output<Response>
  : never;

/** The response as it is on the wire, before the schema's transforms. */
export type WireOf<E> = E extends { response: infer Response extends Schema }
  ? z.input<Response>
  : never;
