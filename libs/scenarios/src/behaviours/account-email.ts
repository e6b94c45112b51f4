import { emailCode, emailProblem, emailToSend, isSameEmail } from '@portal/domain/account';
import * as z from 'zod/mini';
import { accountOf, emailOf, storeAccount } from '../account/account';
import { isEmailOfOther } from '../account/account-emails';
import { changedMail, codeMail } from '../account/account-messages';
import {
  countRequest,
  emailChangeOf,
  pendingOf,
  sendingProblem,
  storeEmailChange,
  withNewCode,
} from '../account/email-change';
import { confirmationOf } from '../account/sent-code';
import {
  type Behaviours,
  type Context,
  type Memory,
  answer,
  refuse,
  refuseFields,
  derived,
} from '../memory/behaviour';
import type { MessageLanguage } from '../memory/sent-message';

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
