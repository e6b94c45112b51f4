import { patientsOf, type PersonFacts } from '@portal/domain/mail-order';
import * as z from 'zod/mini';
import { type Context, type Memory, remember } from '../memory/behaviour';
import { dayOf, readOn } from '../memory/dates';
import { ownIdOf } from './person';

const StoredAuthorization = z.strictObject({
  authorizationId: z.string(),
  scope: z.enum(['VIEW', 'ORDER']),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  signedBy: z.string(),
  signedOn: z.iso.datetime({ offset: true }),
  isRevoked: z.boolean(),
  revokedOn: z.nullable(z.iso.datetime({ offset: true })),
});
export type StoredAuthorization = z.output<typeof StoredAuthorization>;

/** Everyone on a family plan. What an adult allows is what they allow the member of the scenario. */
export const FamilyFile = z.strictObject({
  people: z.array(
    z.strictObject({
      memberId: z.string(),
      /** By which the search names them. */
      patientId: z.string(),
      givenName: z.string(),
      familyName: z.string(),
      birthDate: z.iso.date(),
      role: z.enum(['SUBSCRIBER', 'DEPENDENT']),
      isEligible: z.boolean(),
      authorization: z.nullable(StoredAuthorization),
    }),
  ),
});
export type StoredPerson = z.output<typeof FamilyFile>['people'][number];

type ByPerson = Record<string, StoredAuthorization>;
const givenIn = ({ facts }: Memory) => (facts['mailAuthorizations'] ?? {}) as ByPerson;

/** The family, with the authorizations that were given or revoked in this run. */
export function familyIn(memory: Memory, { fixtureOf }: Context): StoredPerson[] {
  const { people } = (fixtureOf('mailOrderFamily.getPeople') ?? { people: [] }) as z.output<
    typeof FamilyFile
  >;
  const given = givenIn(memory);
  return people.map((person) => ({
    ...person,
    authorization: given[person.memberId] ?? person.authorization,
  }));
}

export const withAuthorization = (
  memory: Memory,
  memberId: string,
  authorization: StoredAuthorization,
): Memory =>
  remember(memory, 'mailAuthorizations', {
    ...givenIn(memory),
    [memberId]: authorization,
  });

/** A person as the rules read them. */
export const factsOf = ({
  memberId,
  birthDate,
  role,
  authorization,
}: StoredPerson): PersonFacts => ({
  memberId,
  birthDate,
  role: role === 'SUBSCRIBER' ? 'subscriber' : 'dependent',
  authorization: authorization && {
    ...authorization,
    scope: authorization.scope === 'ORDER' ? 'order' : 'view',
  },
});

/** The given names of those whose refills the member may see today, by member id. */
export function patientNames(memory: Memory, context: Context): ReadonlyMap<string, string> {
  const people = familyIn(memory, context);
  const days = [dayOf(context.now, context), readOn(context)] as const;
  const allowed = patientsOf(people.map(factsOf), ownIdOf(context), ...days);
  return new Map(
    allowed.map(({ person: { memberId } }) => [
      memberId,
      people.find((each) => each.memberId === memberId)!.givenName,
    ]),
  );
}
