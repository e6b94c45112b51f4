import { addDays, isMinor, isoDay } from '@portal/domain';
import { isSameName } from '@portal/domain/forms';
import { accessTo, authorizationProblemsOf } from '@portal/domain/mail-order';
import { type Behaviours, answer, refuse, refuseFields, derivedFrom } from '../memory/behaviour';
import {
  factsOf,
  familyIn,
  FamilyFile,
  type StoredAuthorization,
  type StoredPerson,
  withAuthorization,
} from '../people/family';
import type { Json } from '../files/scenario-file';
import { dayOf, readOn } from '../memory/dates';
import { ownIdOf } from '../people/person';

const fullName = ({ givenName, familyName }: StoredPerson) => `${givenName} ${familyName}`;

const scopes = { VIEW: 'view', ORDER: 'order' } as const;

type Sent = Pick<StoredAuthorization, 'scope' | 'startsOn' | 'endsOn'> & {
  patientId: string;
  signature: string;
};

export const behaviours: Behaviours = {
  /** The member, minors where the member is the subscriber, and adults who once allowed something. */
  'mailOrderFamily.getPeople': {
    fixture: FamilyFile,
    play: (memory, _request, context) => {
      const people = familyIn(memory, context);
      const member = people.find(({ memberId }) => memberId === ownIdOf(context));
      const days = [dayOf(context.now, context), readOn(context)] as const;
      const isShown = (person: StoredPerson) =>
        person.authorization !== null ||
        accessTo(factsOf(person), member && factsOf(member), ...days) !== 'none';
      const shown = people.filter(isShown).map(({ patientId: _search, ...person }) => person);
      return answer(memory, { people: shown });
    },
  },
  /** Adults of the family other than the member, by their whole name and birth date. */
  'mailOrderFamily.findPatient': derivedFrom(
    'mailOrderFamily.getPeople',
    (memory, { body }, context) => {
      const { givenName, familyName, birthDate } = body as Record<string, string>;
      const own = ownIdOf(context);
      const found = familyIn(memory, context).find(
        (person) =>
          person.memberId !== own &&
          !isMinor(person.birthDate, readOn(context)) &&
          person.birthDate === isoDay(birthDate) &&
          isSameName(fullName(person), `${givenName} ${familyName}`),
      );
      const patient = found && {
        patientId: found.patientId,
        givenName: found.givenName,
        familyName: found.familyName,
      };
      return answer(memory, { patient: patient ?? null });
    },
  ),
  /** Stores what an adult signs; another signature than the name of this adult is refused. */
  'mailOrderFamily.authorize': derivedFrom(
    'mailOrderFamily.getPeople',
    (memory, { body }, context) => {
      const { patientId, scope, startsOn, endsOn, signature } = body as Sent;
      const person = familyIn(memory, context).find((each) => each.patientId === patientId);
      if (!person) return refuse(memory, 404, 'PATIENT_NOT_FOUND', 'There is no such person.');
      const typed = { scope: scopes[scope], startsOn, endsOn, signature };
      // The day of the member may be the one before, further west.
      const today = addDays(dayOf(context.now, context), -1);
      const refused = authorizationProblemsOf(typed, fullName(person), today);
      if (refused.length > 0) {
        const fields = refused.map(({ field, code }) => ({ field, problem: code }));
        return refuseFields(memory, fields);
      }
      const number = Number(memory.facts['mailAuthorizationNumber'] ?? 0) + 1;
      const authorization: StoredAuthorization = {
        authorizationId: `AUTH-NEW-${number}`,
        scope,
        startsOn,
        endsOn,
        signedBy: fullName(person),
        signedOn: context.now.toISOString(),
        isRevoked: false,
        revokedOn: null,
      };
      const counted = {
        ...memory,
        facts: { ...memory.facts, mailAuthorizationNumber: number },
      };
      return answer(withAuthorization(counted, person.memberId, authorization), { authorization });
    },
  ),
  'mailOrderFamily.revoke': derivedFrom(
    'mailOrderFamily.getPeople',
    (memory, { params: { authorizationId } }, context) => {
      const person = familyIn(memory, context).find(
        (each) => each.authorization?.authorizationId === authorizationId,
      );
      if (!person?.authorization) {
        return refuse(memory, 404, 'AUTHORIZATION_NOT_FOUND', 'There is no such authorization.');
      }
      const { authorization: before } = person;
      if (before.isRevoked) return answer(memory, { authorization: before });
      const revokedOn = context.now.toISOString();
      const authorization = { ...before, isRevoked: true, revokedOn };
      return answer(withAuthorization(memory, person.memberId, authorization), { authorization });
    },
  ),
  /**
   * The token of a dependent for whom the member may order or look. A recording may have the token without the
   * people of the family: then it is the token that was recorded.
   */
  'mailOrderTokens.getForDependent': {
    play: (memory, { params: { dependentId = '' } }, { fixture, ...context }) => {
      const token = { ...(fixture as Record<string, Json>), memberId: dependentId };
      if (!context.fixtureOf('mailOrderFamily.getPeople')) return answer(memory, token);
      const people = familyIn(memory, { ...context, fixture }).map(factsOf);
      const person = people.find(({ memberId }) => memberId === dependentId);
      const member = people.find(({ memberId }) => memberId === ownIdOf(context));
      const days = [dayOf(context.now, { ...context, fixture }), readOn(context)] as const;
      if (!person || accessTo(person, member, ...days) === 'none') {
        return refuse(memory, 403, 'PATIENT_NOT_AUTHORIZED', 'The person does not allow it.');
      }
      return answer(memory, token);
    },
  },
};
