import { type EmulationRefusal, emulationRefusals } from '@portal/contracts/session';
import type { ServerResponse } from 'node:http';
import { cookies, ownCookie, setCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';

/** Why support staff can't act for a member whom they named. */
export type MemberRefusal = 'unknown-member' | 'not-eligible' | 'member-unavailable';

/** What the page reports of the reasons in the audit. A user without the role learns nothing. */
const reported: Readonly<Partial<Record<string, EmulationRefusal>>> = {
  malformed: 'unknown',
  'unknown-member': 'unknown',
  'not-eligible': 'notEligible',
  'member-unavailable': 'unavailable',
  'role-unknown': 'unavailable',
};

/** Long enough for the calls with which a page starts: any of them may be the one that is refused. */
const lifeSeconds = 30;

/** Saves a refusal until the page requests the status of the session, which may be this very request. */
export function noteRefusal(
  context: RequestContext,
  response: ServerResponse,
  reason: string,
): void {
  const refusal = reported[reason];
  if (refusal === undefined) return;
  context.emulationRefused = refusal;
  const { isSecure: secure } = context;
  const line = setCookie(cookies.emulationRefused, refusal, { secure, maxAge: lifeSeconds });
  response.appendHeader('set-cookie', line);
}

/** Removes and returns the refusal of this request or of one just before; undefined when there is none. */
export function takeRefusal(
  context: RequestContext,
  response: ServerResponse,
): EmulationRefusal | undefined {
  const saved = ownCookie(context, cookies.emulationRefused);
  const refusal = context.emulationRefused ?? emulationRefusals.find((each) => each === saved);
  if (refusal === undefined) return undefined;
  const { isSecure: secure } = context;
  const line = setCookie(cookies.emulationRefused, '', { secure, maxAge: 0 });
  response.appendHeader('set-cookie', line);
  return refusal;
}
