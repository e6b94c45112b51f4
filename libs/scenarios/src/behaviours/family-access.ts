import {
  invitationProblemsOf,
  invitationToSend,
  type TypedInvitation,
} from '@portal/domain/family-access';
import * as z from 'zod/mini';
import { isSameEmail } from '@portal/domain/account';
import { emailOf, languageIn } from '../account/account';
import {
  type Behaviours,
  type Context,
  answer,
  refuse,
  refuseFields,
  derived,
} from '../memory/behaviour';
import {
  AccessFile,
  accessIn,
  type StoredAccess,
  storeAccess,
  withAccess,
} from '../family-access/access-file';
import {
  callerOf,
  caredForOf,
  invitationOf,
  isActive,
  outcomeFor,
  personOf,
  rowsOf,
  withUse,
  answerMail,
  invitationMail,
} from '../family-access/invitations';
import type { MessageLanguage } from '../memory/sent-message';
import { sessionOf, rememberSession, statusOf } from './session';

const nameOf = (claims: { given_name: string; family_name: string } | undefined) =>
  claims ? `${claims.given_name} ${claims.family_name}` : '';

const linkTo = (token: string, { portal }: Context) =>
  `${portal}/member/family-access/invitation?token=${token}`;

interface Answer {
  token: string;
  answer: 'accept' | 'decline';
  isAdult?: true;
  agrees?: true;
}

/** Letters and digits that differ by what they are for. A stand-in needs no better chance: its outbox shows them. */
function tokenFor(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of text) {
    hash = ((hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(36);
}

export const behaviours: Behaviours = {
  'familyAccess.getPeople': {
    fixture: AccessFile,
    derived: true,
    play: (memory, _request, context) => {
      const people = accessIn(memory, context).access.map((each) => personOf(each, context));
      return answer(memory, { people: people.reverse() });
    },
  },
  'familyAccess.getLog': derived((memory, _request, context) => {
    const { access, uses } = accessIn(memory, context);
    const shown = uses.map((use) => ({
      ...use,
      name: access.find(({ accessId }) => accessId === use.accessId)?.name ?? null,
    }));
    return answer(memory, { uses: shown.reverse() });
  }),
  'familyAccess.invite': derived((memory, { body, idempotencyKey: key }, context) => {
    const { language, ...sent } = body as TypedInvitation & { language: MessageLanguage };
    const typed = invitationToSend(sent);
    const problems = invitationProblemsOf(typed, emailOf(memory, context));
    if (problems.length > 0) {
      const fields = problems.map(({ field, code }) => ({ field, problem: code }));
      return refuseFields(memory, fields);
    }
    const file = accessIn(memory, context);
    const before = key && file.access.find((each) => each.key === key);
    if (before) return answer(memory, { person: personOf(before, context) });
    const invitedAt = context.now.toISOString();
    const number = file.access.length + 1;
    const { name, email } = typed;
    const access: StoredAccess = {
      accessId: `ACCESS-${number}`,
      token: tokenFor(`${context.scenario.name} ${email} ${invitedAt} ${number}`),
      ...(key && { key }),
      name,
      email,
      scopes: [...typed.scopes],
      invitedAt,
      caregiver: null,
      acceptedAt: null,
      declinedAt: null,
      revokedAt: null,
    };
    // A second invitation takes the place of the first one, and of what it allowed.
    const others = file.access.map((each) =>
      isSameEmail(each.email, email) && each.revokedAt === null && each.declinedAt === null
        ? { ...each, revokedAt: invitedAt }
        : each,
    );
    const member = nameOf(context.identity?.claims);
    return {
      ...answer(storeAccess(memory, { ...file, access: [...others, access] }), {
        person: personOf(access, context),
      }),
      sent: [invitationMail(email, member, linkTo(access.token, context), language)],
    };
  }),
  'familyAccess.revoke': derived((memory, { params: { accessId } }, context) => {
    const file = accessIn(memory, context);
    const access = file.access.find((each) => each.accessId === accessId);
    if (!access) {
      return refuse(memory, 404, 'ACCESS_NOT_FOUND', 'The member has not invited this person.');
    }
    const revoked = { ...access, revokedAt: access.revokedAt ?? context.now.toISOString() };
    const after = storeAccess(memory, withAccess(file, revoked));
    return answer(after, { person: personOf(revoked, context) });
  }),
  'familyAccess.readInvitation': derived((memory, request, context) => {
    const { token } = request.body as { token: string };
    const access = accessIn(memory, context).access.find((each) => each.token === token);
    const outcome = outcomeFor(access, callerOf(request, context), context);
    const invitation = access && outcome === 'open' ? invitationOf(access, context) : null;
    return answer(memory, { outcome, invitation });
  }),
  'familyAccess.answer': derived((memory, request, context) => {
    const { token, answer: chosen, isAdult, agrees } = request.body as Answer;
    const caller = callerOf(request, context);
    const file = accessIn(memory, context);
    const access = file.access.find((each) => each.token === token);
    const outcome = outcomeFor(access, caller, context);
    if (!access || !caller || outcome !== 'open') return answer(memory, { outcome });
    const missing = [!isAdult && 'isAdult', !agrees && 'agrees'].filter((field) => field !== false);
    if (chosen === 'accept' && missing.length > 0) {
      const fields = missing.map((field) => ({ field, problem: 'missing' }));
      return refuseFields(memory, fields);
    }
    const at = context.now.toISOString();
    const answered: StoredAccess =
      chosen === 'accept'
        ? { ...access, acceptedAt: at, caregiver: caller.username }
        : { ...access, declinedAt: at };
    const to = emailOf(memory, context);
    return {
      ...answer(storeAccess(memory, withAccess(file, answered)), {
        outcome: chosen === 'accept' ? 'accepted' : 'declined',
      }),
      sent: to ? [answerMail(to, access.name, chosen, languageIn(memory))] : [],
    };
  }),
  'familyAccess.getCaredFor': {
    fixture: z.strictObject({ scenario: z.string() }),
    derived: true,
    play: (memory, request, context) => {
      const username = callerOf(request, context)?.username;
      const members = accessIn(memory, context)
        .access.filter((each) => each.caregiver === username && isActive(each, context))
        .map((each) => caredForOf(each, context));
      return answer(memory, { members });
    },
  },
  'familyAccess.recordUse': derived((memory, request, context) => {
    const { accessId, scope } = request.body as Pick<StoredAccess, 'accessId'> & {
      scope?: StoredAccess['scopes'][number];
    };
    const username = callerOf(request, context)?.username;
    const file = accessIn(memory, context);
    const access = file.access.find(
      (each) => each.accessId === accessId && each.caregiver === username,
    );
    if (!access || !isActive(access, context)) return answer(memory, { isOver: true, scopes: [] });
    const { scopes } = access;
    const isUsed = scope !== undefined && scopes.includes(scope);
    const use = isUsed && { accessId, scope, usedAt: context.now.toISOString() };
    const after = use ? storeAccess(memory, { ...file, uses: withUse(file.uses, use) }) : memory;
    return answer(after, { isOver: false, scopes: rowsOf(scopes) });
  }),
  /** The members of the service, without what the BFF keeps to itself. */
  'caregivers.getMembers': derived((memory, request, context) => {
    const username = callerOf(request, context)?.username;
    const acting = sessionOf(memory, context).caredFor?.accessId;
    const members = accessIn(memory, context)
      .access.filter((each) => each.caregiver === username && isActive(each, context))
      .map((each) => {
        const { userName: _userName, memberId: _memberId, ...shown } = caredForOf(each, context);
        return { ...shown, scopes: each.scopes, isActing: each.accessId === acting };
      });
    return answer(memory, { members });
  }),
  'caregivers.start': derived((memory, request, context) => {
    const { accessId } = request.body as { accessId: string };
    const username = callerOf(request, context)?.username;
    const access = accessIn(memory, context).access.find(
      (each) => each.accessId === accessId && each.caregiver === username,
    );
    if (!access || !isActive(access, context)) {
      return refuse(memory, 403, 'CAREGIVER_ACCESS_ENDED', 'The member does not allow it.');
    }
    const caredFor = { accessId, scopes: access.scopes };
    const session = { ...sessionOf(memory, context), caredFor };
    return answer(rememberSession(memory, session), statusOf(session, context));
  }),
};
