import type { OutputOf } from '@portal/contracts';
import type { familyAccess } from '@portal/contracts/family-access';
import { isSameEmail } from '@portal/domain/account';
import {
  accessEndsAt,
  type AccessScope,
  accessStatus,
  invitationDays,
} from '@portal/domain/family-access';
import type { PlayRequest } from '../memory/check-request';
import type { Context, Memory } from '../memory/behaviour';
import type { Identity, Json } from '../files/scenario-file';
import { accessIn, factsOf, type StoredAccess, type StoredUse } from './access-file';
import { ownIdOf } from '../people/person';
import type { SentMessage, MessageLanguage } from '../memory/sent-message';

/** Scopes as the service writes them. */
export const rowsOf = (scopes: readonly AccessScope[]) => scopes.map((scope) => ({ scope }));

const iso = (time: number) => new Date(time).toISOString();

/** Who makes a call: the user of the token. It is the member, unless a caregiver's call was passed on. */
export const callerOf = ({ caller }: PlayRequest, { identity }: Context): Identity | undefined =>
  caller ?? identity;

/** A person who acts for the member. Two may have one name. */
export interface Caregiver {
  accessId: string;
  name: string;
  scopes: readonly AccessScope[];
}

/** The person who makes a call for the member; undefined for the member themselves. */
export function caregiverOf(
  memory: Memory,
  request: PlayRequest,
  context: Context,
): Caregiver | undefined {
  const username = callerOf(request, context)?.username;
  if (username === context.identity?.username) return undefined;
  const access = accessIn(memory, context).access.find(
    (each) => each.caregiver === username && isActive(each, context),
  );
  if (!access) return undefined;
  const { accessId, name, scopes } = access;
  return { accessId, name, scopes };
}

export const isActive = (access: StoredAccess, { now }: Pick<Context, 'now'>): boolean =>
  accessStatus(factsOf(access), now.getTime()) === 'active';

/** A person whom the member invited, as the member sees them. */
export function personOf(access: StoredAccess, { now }: Pick<Context, 'now'>) {
  const { accessId, key = null, name, email, scopes, invitedAt } = access;
  const facts = factsOf(access);
  return {
    accessId,
    idempotencyKey: key,
    name,
    email,
    invitedAt,
    scopes: rowsOf(scopes),
    status: accessStatus(facts, now.getTime()),
    endsAt: iso(accessEndsAt(facts)),
    changedAt: access.revokedAt ?? access.declinedAt ?? access.acceptedAt,
  };
}

/** What the person sees of the invitation before they answer. */
export function invitationOf(access: StoredAccess, { identity }: Context): Json {
  return {
    givenName: identity?.claims.given_name ?? null,
    familyName: identity?.claims.family_name ?? null,
    scopes: rowsOf(access.scopes),
    endsAt: iso(accessEndsAt(factsOf(access))),
  };
}

type Outcome = OutputOf<typeof familyAccess.readInvitation>['outcome'];

/** What an invitation is to the account that opens its link. */
export function outcomeFor(
  access: StoredAccess | undefined,
  caller: Identity | undefined,
  context: Context,
): Outcome {
  if (!access || !caller) return 'unknown';
  if (caller.username === context.identity?.username) return 'own';
  if (!isSameEmail(caller.claims.email, access.email)) return 'otherAccount';
  const status = accessStatus(factsOf(access), context.now.getTime());
  if (status === 'invited') return 'open';
  if (status === 'active') return 'accepted';
  if (status === 'declined') return 'declined';
  return status === 'expired' ? 'expired' : 'closed';
}

/** The member of this scenario, as their caregiver chooses them. */
export const caredForOf = (access: StoredAccess, context: Context) => ({
  accessId: access.accessId,
  memberId: ownIdOf(context),
  userName: context.scenario.identity ?? '',
  givenName: context.identity?.claims.given_name ?? null,
  familyName: context.identity?.claims.family_name ?? null,
  scopes: rowsOf(access.scopes),
  endsAt: iso(accessEndsAt(factsOf(access))),
});

const hourMs = 3_600_000;

/** The uses with one more; one within the hour of the same scope says the same already. */
export function withUse(uses: readonly StoredUse[], use: StoredUse): StoredUse[] {
  const isSame = (each: StoredUse) =>
    each.accessId === use.accessId &&
    each.scope === use.scope &&
    Date.parse(use.usedAt) - Date.parse(each.usedAt) < hourMs;
  return uses.some(isSame) ? [...uses] : [...uses, use];
}

type Text = Pick<SentMessage, 'subject' | 'text'>;

const invitationTexts: Record<MessageLanguage, (member: string, link: string) => Text> = {
  en: (member, link) => ({
    subject: `${member} asks you for help with Everfern Rx`,
    text: `${member} would like you to help with their account at Everfern Rx.\n\nOpen this link within ${invitationDays} days and sign in with your own account. You can then say yes or no:\n${link}\n\nYou do not know ${member}? Then do nothing: the invitation ends by itself.`,
  }),
  es: (member, link) => ({
    subject: `${member} le pide ayuda con Everfern Rx`,
    text: `${member} quiere que usted le ayude con su cuenta de Everfern Rx.\n\nAbra este enlace en los próximos ${invitationDays} días e inicie sesión con su propia cuenta. Allí puede aceptar o rechazar:\n${link}\n\n¿No conoce a ${member}? Entonces no haga nada: la invitación termina sola.`,
  }),
};

/** Invites a person, with the link to the invitation. It names nothing of the member's health or plan. */
export const invitationMail = (
  to: string,
  member: string,
  link: string,
  language: MessageLanguage,
): SentMessage => ({ kind: 'email', to, ...invitationTexts[language](member, link) });

const answerTexts: Record<MessageLanguage, Record<'accept' | 'decline', (name: string) => Text>> = {
  en: {
    accept: (name) => ({
      subject: 'Your invitation was accepted',
      text: `${name} can now act for you at Everfern Rx.\n\nYou can end this at any time in your account settings, under “Family access”. You did not invite ${name}? Call the number on your member ID card now.`,
    }),
    decline: (name) => ({
      subject: 'Your invitation was declined',
      text: `${name} has said no to your invitation. They cannot see your account at Everfern Rx.`,
    }),
  },
  es: {
    accept: (name) => ({
      subject: 'Aceptaron su invitación',
      text: `${name} ya puede actuar por usted en Everfern Rx.\n\nPuede terminar este permiso cuando quiera en la configuración de su cuenta, en “Acceso familiar”. ¿No invitó a ${name}? Llame ahora al número de su tarjeta de identificación.`,
    }),
    decline: (name) => ({
      subject: 'Rechazaron su invitación',
      text: `${name} rechazó su invitación. No puede ver su cuenta de Everfern Rx.`,
    }),
  },
};

/** Tells the member what the person answered. */
export const answerMail = (
  to: string,
  name: string,
  answer: 'accept' | 'decline',
  language: MessageLanguage,
): SentMessage => ({ kind: 'email', to, ...answerTexts[language][answer](name) });
