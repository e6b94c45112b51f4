import { emailCode, isSameEmail } from '@portal/domain/account';
import {
  type CodeChannel,
  registrationLifetimes,
  isSameUsername,
} from '@portal/domain/registration';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { codeFor, type SentCode, withinHour } from '../account/sent-code';
import { type Context, type Memory, store, type BehaviourAnswer } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { isEmailOfOther } from '../account/account';

/** An account that was made here, from its first code on. */
export interface Registration extends SentCode {
  person: string;
  memberId: string;
  username: string;
  email: string;
  phone: string;
  sendBy: CodeChannel;
  /** When codes were sent within the last hour. */
  codesSentAt: number[];
  /** The links that were sent, the newest last. */
  links: string[];
}

export const registrationsIn = ({ stored }: Memory): readonly Registration[] =>
  (stored['registrations'] as Registration[] | undefined) ?? [];

/** The memory with a registration, in the place of an earlier one of the same person. */
export const storeRegistration = (memory: Memory, registration: Registration): Memory =>
  store(memory, 'registrations', [
    ...registrationsIn(memory).filter(({ person }) => person !== registration.person),
    registration,
  ] as unknown as Json);

export const registrationOf = (memory: Memory, person: string): Registration | undefined =>
  registrationsIn(memory).find((each) => each.person === person);

/** Proves for a while that the details of these rows matched. */
export function tokenOf(rows: readonly number[], { now }: Context): string {
  const text = `${now.getTime() + registrationLifetimes.detailsMs}-${rows.join('.')}`;
  return `${text}-${proofOf(text)}`;
}

/** The rows of a token that still counts; none otherwise. */
export function rowsOf(token: string, context: Context): { row: number; member: PlanMember }[] {
  const [until = '', rows = '', proof] = token.split('-');
  if (proof !== proofOf(`${until}-${rows}`) || Number(until) <= context.now.getTime()) return [];
  const members = planMembersOf(context);
  return rows.split('.').flatMap((row) => {
    const member = members[Number(row)];
    return member ? [{ row: Number(row), member }] : [];
  });
}

/** The one member of a token; undefined when it has ended, or two still match. */
export function memberOf(token: string, context: Context): PlanMember | undefined {
  const [first, ...others] = rowsOf(token, context);
  return others.length === 0 ? first?.member : undefined;
}

/** Whether the next code has to wait: a minute after the last one, an hour after too many. */
export function sendingProblem(
  registration: Registration | undefined,
  context: Context,
): 'tooSoon' | 'tooOften' | undefined {
  if (!registration) return undefined;
  if (withinHour(registration.codesSentAt, context).length >= emailCode.mostPerHour) {
    return 'tooOften';
  }
  const isSoon = context.now.getTime() < registration.sentAt + emailCode.resendAfterMs;
  return isSoon ? 'tooSoon' : undefined;
}

/** The registration with a new code and link; those before no longer work. */
export function withNewCode(
  registration: Omit<Registration, keyof SentCode>,
  context: Context,
): Registration {
  const sentAt = context.now.getTime();
  const codesSentAt = [...withinHour(registration.codesSentAt, context), sentAt];
  const seed = `${registration.username} ${sentAt} ${registration.links.length}`;
  return {
    ...registration,
    code: codeFor(seed),
    sentAt,
    tries: 0,
    isUsed: false,
    codesSentAt,
    links: [...registration.links, proofOf(`link ${seed}`)],
  };
}

/** What the portal may know of a registration: neither code nor link. */
export function pendingOf({ sentAt, tries, codesSentAt }: Registration, context: Context): Json {
  return {
    expiresAt: new Date(sentAt + emailCode.lifeMs).toISOString(),
    resendFrom: new Date(sentAt + emailCode.resendAfterMs).toISOString(),
    triesLeft: Math.max(0, emailCode.tries - tries),
    codesLeft: Math.max(0, emailCode.mostPerHour - withinHour(codesSentAt, context).length),
  };
}

/** What a link is: the newest one confirms for a day; one before it has expired. */
export function linkStateOf(
  memory: Memory,
  link: string,
  { now }: Context,
): { state: 'confirmed' | 'expired' | 'used' | 'none'; registration?: Registration } {
  const registration = registrationsIn(memory).find(({ links }) => links.includes(link));
  if (!registration) return { state: 'none' };
  if (registration.isUsed) return { state: 'used', registration };
  const isOver = now.getTime() >= registration.sentAt + registrationLifetimes.linkMs;
  const isLast = registration.links.at(-1) === link;
  return { state: isLast && !isOver ? 'confirmed' : 'expired', registration };
}

/** What no one can make up who does not know how the stand-in does. Its outbox shows all of it anyway. */
export const proofOf = (text: string): string =>
  createHash('sha256').update(`${text} of the stand-in`).digest('hex').slice(0, 24);

/** Confirms an account, unless another one has confirmed its email since: then none waits any more. */
export function confirmRegistration(
  memory: Memory,
  registration: Registration,
  counts: { triesLeft?: number },
  context: Context,
): BehaviourAnswer {
  const { person, email, username } = registration;
  const own = planMembersOf(context).find((member) => member.person === person)?.email;
  const answer = (outcome: string) => ({ status: 200, body: { outcome, ...counts } });
  if (isEmailOfOther(email, [own], context)) return { memory, response: answer('none') };
  return {
    memory: storeRegistration(memory, { ...registration, isUsed: true }),
    response: answer('confirmed'),
    accounts: [{ kind: 'confirmed', username }],
  };
}

export const PlanMember = z.strictObject({
  memberId: z.string(),
  /** YYYY-MM-DD. */
  birthDate: z.string(),
  lastName: z.string(),
  zip: z.string(),
  groupNumber: z.string(),
  personCode: z.string(),
  street: z.string(),
  /** The scenario that the person sees after signing in, which is also a username of fixtures/identities. */
  person: z.string(),
  email: z.string(),
  /** Ten digits. */
  phone: z.string(),
});

/** Who may register: what the registration service knows of the members of all plans. */
export const PlanMembers = z.strictObject({ members: z.array(PlanMember) });

export type PlanMember = z.output<typeof PlanMember>;

/** The members whom the scenario's response file of `registration.identify` lists. */
export const planMembersOf = ({ fixtureOf }: Context): readonly PlanMember[] =>
  (fixtureOf('registration.identify') as z.output<typeof PlanMembers> | undefined)?.members ?? [];

/** The member who signs in by a login from before: the username of the identity, or its email. */
export const memberOfLogin = (login: string, context: Context): PlanMember | undefined =>
  planMembersOf(context).find(
    ({ person, email }) => isSameUsername(person, login) || isSameEmail(email, login),
  );
