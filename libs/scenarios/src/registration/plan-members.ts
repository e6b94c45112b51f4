import { isSameUsername } from '@portal/domain/registration';
import { isSameEmail } from '@portal/domain/account';
import * as z from 'zod/mini';
import type { Context } from '../memory/behaviour';

const PlanMember = z.strictObject({
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
