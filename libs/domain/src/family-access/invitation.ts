import { type EmailProblem, emailProblem, emailToSend } from '../account/email';
import type { GeneralProblem } from '../inputs/kind';
import { inputKinds } from '../inputs/kinds';
import type { AccessScope } from './scopes';

const msPerDay = 86_400_000;

/** How long an invitation can be accepted, and how long a consent is in force (forms.md 10). */
export const invitationDays = 30;
export const consentDays = 365;

/** `ended`: the year of the consent is over. */
export type AccessStatus = 'invited' | 'expired' | 'declined' | 'active' | 'ended' | 'revoked';

/** What became of an invitation; times are milliseconds since 1970. */
export interface AccessFacts {
  invitedAt: number;
  acceptedAt: number | null;
  declinedAt: number | null;
  revokedAt: number | null;
}

/** Until when an invitation can be accepted, or a consent is in force; milliseconds since 1970. */
export const accessEndsAt = ({ invitedAt, acceptedAt }: AccessFacts): number =>
  acceptedAt === null ? invitedAt + invitationDays * msPerDay : acceptedAt + consentDays * msPerDay;

/** What an invitation or a consent is at `now`. */
export function accessStatus(facts: AccessFacts, now: number): AccessStatus {
  if (facts.revokedAt !== null) return 'revoked';
  if (facts.declinedAt !== null) return 'declined';
  const isOver = now >= accessEndsAt(facts);
  if (facts.acceptedAt === null) return isOver ? 'expired' : 'invited';
  return isOver ? 'ended' : 'active';
}

/** An invitation as it is typed. */
export interface TypedInvitation {
  name: string;
  email: string;
  isAdult: boolean;
  scopes: readonly AccessScope[];
}

export interface InvitationProblem {
  field: keyof TypedInvitation;
  code: GeneralProblem | EmailProblem;
}

/** What is wrong with an invitation, in the order of its fields. `own`: the email of the member. */
export function invitationProblemsOf(
  { name, email, isAdult, scopes }: TypedInvitation,
  own: string | undefined,
): InvitationProblem[] {
  const problems: InvitationProblem[] = [];
  const ofName = inputKinds.fullName.read(name).problem;
  if (ofName) problems.push({ field: 'name', code: ofName });
  const wrong = emailProblem(email, own);
  if (wrong) problems.push({ field: 'email', code: wrong });
  if (!isAdult) problems.push({ field: 'isAdult', code: 'missing' });
  if (scopes.length === 0) problems.push({ field: 'scopes', code: 'missing' });
  return problems;
}

/** An invitation as it is sent and stored. */
export const invitationToSend = <Typed extends Pick<TypedInvitation, 'name' | 'email'>>(
  typed: Typed,
): Typed => ({
  ...typed,
  name: inputKinds.fullName.tidy(typed.name),
  email: emailToSend(typed.email),
});
