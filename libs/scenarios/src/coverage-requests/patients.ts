import { UserInfo } from '@portal/contracts/user';
import { isMinorOf } from '@portal/domain/mail-order';
import type { Context, Memory } from '../behaviour';
import { factsOf, familyIn, ownIdOf } from '../mail-order/family';
import { isPerson } from '../mail-order/refills';
import { readAt } from '../read-on';
import type { Patient } from './coverage-file';

/** The member who signs in. */
function ownPatient({ identity, fixtureOf }: Context): Patient {
  const { memberId, dob } = UserInfo.parse(fixtureOf('user.getMemberInfo') ?? {});
  const claims = (identity?.claims ?? {}) as Record<string, string>;
  const name = [claims['given_name'], claims['family_name']].filter(Boolean).join(' ');
  return { memberId, name, birthDate: dob };
}

/**
 * Whose requests the member sees: their own and, as the subscriber, those of the minors of the plan. What an adult
 * allows at home delivery is not about requests.
 */
export function patientsIn(memory: Memory, context: Context): readonly Patient[] {
  const own = ownPatient(context);
  const people = familyIn(memory, context);
  const self = people.find(({ memberId }) => memberId === ownIdOf(context));
  const minors = people.filter(
    (person) =>
      !isPerson(person.memberId, own.memberId) &&
      isMinorOf(factsOf(person), self && factsOf(self), readAt(context)),
  );
  return [
    own,
    ...minors.map(({ memberId, givenName, familyName, birthDate }) => ({
      memberId,
      birthDate,
      name: `${givenName} ${familyName}`,
    })),
  ];
}

/** The person whose requests the member sees by this number; undefined for any other person. */
export const patientWith = (
  memberId: string,
  memory: Memory,
  context: Context,
): Patient | undefined =>
  patientsIn(memory, context).find((patient) => isPerson(patient.memberId, memberId));
