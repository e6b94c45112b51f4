import { emailCode, isSameEmail } from '@portal/domain/account';
import {
  accountProblems,
  accountToSend,
  isSameName,
  isSameUsername,
  isTooYoung,
  type MemberDetails,
  memberIdKey,
  type MoreInfoKind,
  type TypedAccount,
} from '@portal/domain/registration';
import { confirmationOf } from '../account/sent-code';
import {
  type BehaviourAnswer,
  type Behaviours,
  type Context,
  type Memory,
  answer,
  refuse,
  refuseFields,
  derived,
} from '../memory/behaviour';
import { accountCode } from '../registration/registration-messages';
import {
  linkStateOf,
  memberOf,
  pendingOf,
  type Registration,
  registrationOf,
  registrationsIn,
  rowsOf,
  sendingProblem,
  storeRegistration,
  tokenOf,
  withNewCode,
  confirmRegistration,
  memberOfLogin,
  PlanMembers,
  planMembersOf,
} from '../registration/registrations';
import type { Json } from '../files/scenario-file';
import type { MessageLanguage } from '../memory/sent-message';
import { readOn } from '../memory/dates';
import { isEmailOfOther } from '../account/account';

/** The rows that match, as the next step: none, one, one who has an account already, or several. */
function identified(memory: Memory, rows: readonly number[], context: Context): BehaviourAnswer {
  const [row, ...others] = rows;
  const person = row === undefined ? undefined : planMembersOf(context)[row]?.person;
  if (person === undefined) return refuse(memory, 404, 'MEMBER_NOT_MATCHED', 'No member matches.');
  const isRegistered = registrationOf(memory, person)?.isUsed === true;
  if (isRegistered) return answer(memory, { outcome: 'registered', registration: '' });
  const outcome = others.length > 0 ? 'moreInfo' : 'found';
  return answer(memory, { outcome, registration: tokenOf(rows, context) });
}

/** Whether a username or an email is that of another person. */
function isTaken(memory: Memory, login: string, person: string, context: Context): boolean {
  const before = memberOfLogin(login, context);
  if (before && before.person !== person) return true;
  return registrationsIn(memory).some(
    (each) =>
      each.person !== person &&
      (isSameUsername(each.username, login) || isSameEmail(each.email, login)),
  );
}

interface SentAccount extends TypedAccount {
  registration: string;
  language: MessageLanguage;
}

/** Sends the code and the link of a registration, and stores it. */
function send(
  memory: Memory,
  registration: Registration,
  language: MessageLanguage,
  context: Context,
): BehaviourAnswer {
  const link = `${context.portal}/member/validation#token=${registration.links.at(-1) ?? ''}`;
  return {
    ...answer(storeRegistration(memory, registration), {
      outcome: 'sent',
      pending: pendingOf(registration, context),
    }),
    sent: [accountCode(registration, registration.code, link, language)],
  };
}

/** Sends again what waits; says why not. */
function sendAgain(
  memory: Memory,
  registration: Registration | undefined,
  language: MessageLanguage,
  context: Context,
): BehaviourAnswer {
  if (!registration || registration.isUsed) {
    return answer(memory, { outcome: 'none', pending: null });
  }
  const outcome = sendingProblem(registration, context);
  if (outcome) return answer(memory, { outcome, pending: pendingOf(registration, context) });
  return send(memory, withNewCode(registration, context), language, context);
}

export const behaviours: Behaviours = {
  'registration.identify': {
    fixture: PlanMembers,
    derived: true,
    play: (memory, { body }, context) => {
      const sent = body as MemberDetails;
      // Before anything is looked up: it says nothing about who is a member.
      if (isTooYoung(sent.birthDate, readOn(context))) {
        return answer(memory, { outcome: 'tooYoung', registration: '' });
      }
      const rows = planMembersOf(context).flatMap((member, row) =>
        memberIdKey(member.memberId) === memberIdKey(sent.memberId) &&
        member.birthDate === sent.birthDate &&
        member.zip === sent.zip &&
        isSameName(member.lastName, sent.lastName)
          ? [row]
          : [],
      );
      return identified(memory, rows, context);
    },
  },
  'registration.addInfo': derived((memory, { body }, context) => {
    const sent = body as Record<'registration' | 'memberId' | 'value', string> & {
      kind: MoreInfoKind;
    };
    const rows = rowsOf(sent.registration, context)
      .filter(
        ({ member }) =>
          memberIdKey(member.memberId) === memberIdKey(sent.memberId) &&
          isSameName(member[sent.kind], sent.value),
      )
      .map(({ row }) => row);
    return identified(memory, rows, context);
  }),
  'registration.createAccount': derived((memory, { body }, context) => {
    const sent = body as SentAccount;
    const member = memberOf(sent.registration, context);
    const before = member && registrationOf(memory, member.person);
    if (!member || before?.isUsed) {
      return refuse(memory, 409, 'REGISTRATION_ENDED', 'Begin with the details of the member.');
    }
    const { person, memberId } = member;
    const problems = accountProblems(sent);
    if (problems.length > 0) return refuseFields(memory, problems);
    const { email, phone, username, password, sendBy } = accountToSend(sent);
    if (isTaken(memory, username, person, context) || isSameUsername(username, person)) {
      return refuseFields(memory, [{ field: 'username', problem: 'taken' }]);
    }
    if (isTaken(memory, email, person, context) || isEmailOfOther(email, [member.email], context)) {
      return refuse(memory, 409, 'EMAIL_IN_USE', 'Another account has this address.');
    }
    const account = { person, memberId, username, email, phone, sendBy };
    const accounts = [{ kind: 'added' as const, person, username, email, password }];
    const outcome = sendingProblem(before, context);
    if (before && outcome) {
      const pending = pendingOf(before, context);
      const isSameRecipient = isSameEmail(before.email, email) && before.phone === phone;
      // The code before would confirm what it was not sent to.
      if (!isSameRecipient) return answer(memory, { outcome, pending });
      const changed = storeRegistration(memory, { ...before, ...account });
      return { ...answer(changed, { outcome: 'sent', pending }), accounts };
    }
    const { codesSentAt = [], links = [] } = before ?? {};
    const registration = withNewCode({ ...account, codesSentAt, links }, context);
    return { ...send(memory, registration, sent.language, context), accounts };
  }),
  'registration.sendCode': derived((memory, { body }, context) => {
    const sent = body as SentAccount;
    const member = memberOf(sent.registration, context);
    const before = member && registrationOf(memory, member.person);
    const registration = before && { ...before, sendBy: sent.sendBy };
    return sendAgain(memory, registration, sent.language, context);
  }),
  'registration.confirm': derived((memory, { body }, context) => {
    const { registration: token, code } = body as { registration: string; code: string };
    const member = memberOf(token, context);
    const registration = member && registrationOf(memory, member.person);
    const outcome = confirmationOf(registration, code, context);
    if (!registration || (outcome !== 'wrong' && outcome !== 'confirmed')) {
      return answer(memory, { outcome, triesLeft: 0 });
    }
    if (outcome === 'confirmed') {
      return confirmRegistration(memory, registration, { triesLeft: 0 }, context);
    }
    const tries = registration.tries + 1;
    const triesLeft = emailCode.tries - tries;
    const counted = storeRegistration(memory, { ...registration, tries });
    return answer(counted, { outcome: triesLeft > 0 ? 'wrong' : 'locked', triesLeft });
  }),
  'registration.redeemLink': derived((memory, { body }, context) => {
    const { link } = body as { link: string };
    const { state, registration } = linkStateOf(memory, link, context);
    if (state !== 'confirmed' || !registration) return answer(memory, { outcome: state });
    return confirmRegistration(memory, registration, {}, context);
  }),
  'registration.sendLink': derived((memory, { body }, context) => {
    const { link, language } = body as { link: string; language: MessageLanguage };
    const { registration } = linkStateOf(memory, link, context);
    const played = sendAgain(memory, registration, language, context);
    const { outcome = null } = played.response.body as { outcome?: Json };
    return { ...played, response: { status: 200, body: { outcome } } };
  }),
};
