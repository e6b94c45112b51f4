import { emailCode, emailProblem, emailToSend, isSameEmail } from '@portal/domain/account';
import * as z from 'zod/mini';
import { accountOf, emailOf, storeAccount, isEmailOfOther } from '../account/account';
import { changedMail, codeMail } from '../account/account-messages';
import { confirmationOf, type SentCode, withinHour, codeFor } from '../account/sent-code';
import {
  type Behaviours,
  type Context,
  type Memory,
  answer,
  refuse,
  refuseFields,
  derived,
  store,
} from '../memory/behaviour';
import type { MessageLanguage } from '../memory/sent-message';
import type { Json } from '../files/scenario-file';

/** An address that waits for its code, or the last one that was confirmed. */
interface EmailChange extends SentCode {
  email: string;
}

const emailChangeOf = ({ stored }: Memory): EmailChange | null =>
  (stored['emailChange'] as EmailChange | null | undefined) ?? null;

const storeEmailChange = (memory: Memory, change: EmailChange | null): Memory =>
  store(memory, 'emailChange', change);

/** When codes were requested for this account within the last hour. */
const recentCodes = ({ stored }: Memory, context: Context): number[] =>
  withinHour((stored['emailCodes'] as number[] | undefined) ?? [], context);

/** Whether the next code has to wait: a minute for the same address, an hour after too many. */
function sendingProblem(
  memory: Memory,
  email: string,
  context: Context,
): 'tooSoon' | 'tooOften' | undefined {
  if (recentCodes(memory, context).length >= emailCode.mostPerHour) return 'tooOften';
  const before = emailChangeOf(memory);
  const isAgain = before !== null && isSameEmail(before.email, email) && !before.isUsed;
  return isAgain && context.now.getTime() < before.sentAt + emailCode.resendAfterMs
    ? 'tooSoon'
    : undefined;
}

/** The memory with one more request of a code, which counts whether one is sent or not. */
const countRequest = (memory: Memory, context: Context): Memory =>
  store(memory, 'emailCodes', [...recentCodes(memory, context), context.now.getTime()]);

/** The memory with an address that waits for a new code; the code before no longer works. */
function withNewCode(
  memory: Memory,
  email: string,
  context: Context,
): { memory: Memory; code: string } {
  const sentAt = context.now.getTime();
  const count = recentCodes(memory, context).length + 1;
  const code = codeFor(`${context.scenario.name} ${email} ${sentAt} ${count}`);
  const waiting = storeEmailChange(memory, { email, code, sentAt, tries: 0, isUsed: false });
  return { memory: countRequest(waiting, context), code };
}

/** What the portal may know of the address that waits: not the code. */
function pendingOf(memory: Memory, context: Context): Json {
  const change = emailChangeOf(memory);
  if (!change || change.isUsed) return null;
  const { email, sentAt, tries } = change;
  return {
    email,
    expiresAt: new Date(sentAt + emailCode.lifeMs).toISOString(),
    resendFrom: new Date(sentAt + emailCode.resendAfterMs).toISOString(),
    triesLeft: Math.max(0, emailCode.tries - tries),
    codesLeft: emailCode.mostPerHour - recentCodes(memory, context).length,
  };
}

/** The addresses of accounts that no identity of the fixtures has. */
const OtherAccounts = z.strictObject({ emails: z.array(z.string()) });

/** Whether another account has an address, of the fixtures or of what was confirmed since. */
function isTaken(memory: Memory, email: string, context: Context): boolean {
  const fixture = context.fixtureOf('accountEmail.sendCode');
  const others = (fixture as z.output<typeof OtherAccounts> | undefined)?.emails ?? [];
  const own = [emailOf(memory, context), context.identity?.claims.email];
  return others.some((other) => isSameEmail(other, email)) || isEmailOfOther(email, own, context);
}

export const behaviours: Behaviours = {
  'accountEmail.getPending': derived((memory, _request, context) =>
    answer(memory, { pending: pendingOf(memory, context) }),
  ),
  'accountEmail.sendCode': {
    fixture: OtherAccounts,
    derived: true,
    play: (memory, { body }, context) => {
      const { language, ...sent } = body as { email: string; language: MessageLanguage };
      const { emailConfirmed } = accountOf(memory, context);
      const problem = emailProblem(
        sent.email,
        emailConfirmed ? emailOf(memory, context) : undefined,
      );
      if (problem) return refuseFields(memory, [{ field: 'email', problem }]);
      const email = emailToSend(sent.email);
      const outcome = sendingProblem(memory, email, context);
      if (outcome) return answer(memory, { outcome, pending: pendingOf(memory, context) });
      if (isTaken(memory, email, context)) {
        // Without a limit anyone could ask whose addresses are known here.
        const counted = countRequest(memory, context);
        return refuse(counted, 409, 'EMAIL_IN_USE', 'Another account has this address.');
      }
      const { memory: waiting, code } = withNewCode(memory, email, context);
      return {
        ...answer(waiting, { outcome: 'sent', pending: pendingOf(waiting, context) }),
        sent: [codeMail(email, code, language)],
      };
    },
  },
  'accountEmail.confirm': derived((memory, { body }, context) => {
    const { code, language } = body as { code: string; language: MessageLanguage };
    const change = emailChangeOf(memory);
    const outcome = confirmationOf(change, code, context);
    if (!change || (outcome !== 'wrong' && outcome !== 'confirmed')) {
      return answer(memory, { outcome, triesLeft: 0 });
    }
    if (outcome === 'wrong') {
      const tries = change.tries + 1;
      const triesLeft = emailCode.tries - tries;
      const counted = storeEmailChange(memory, { ...change, tries });
      return answer(counted, { outcome: triesLeft > 0 ? 'wrong' : 'locked', triesLeft });
    }
    // Several accounts may have a code waiting for one address: the first to confirm has it.
    if (isTaken(memory, change.email, context)) {
      return answer(memory, { outcome: 'taken', triesLeft: 0 });
    }
    const before = emailOf(memory, context);
    const person = context.identity?.username;
    const changed = storeAccount(memory, { email: change.email, emailConfirmed: true });
    const isOther = before !== undefined && !isSameEmail(before, change.email);
    return {
      ...answer(storeEmailChange(changed, { ...change, isUsed: true }), {
        outcome,
        triesLeft: 0,
      }),
      sent: isOther ? [changedMail(before, change.email, language)] : [],
      accounts: person ? [{ kind: 'emailChanged' as const, person, email: change.email }] : [],
    };
  }),
  'accountEmail.cancel': derived((memory) =>
    answer(storeEmailChange(memory, null), { pending: null }),
  ),
};
