import { emailCode } from '@portal/domain/account';
import { passwordProblem, registrationLifetimes } from '@portal/domain/registration';
import { type Confirmation, confirmationOf } from '../account/sent-code';
import { type Behaviours, type Context, type Memory, answer, derived } from '../memory/behaviour';
import { passwordChanged, resetCode } from '../registration/registration-messages';
import {
  type ResetRequest,
  accountOfLogin,
  messagesTo,
  newReset,
  type Reset,
  resetsIn,
  storeResets,
} from '../registration/resets';
import type { MessageLanguage } from '../memory/sent-message';

const { resetMs } = registrationLifetimes;

/** What a link of a reset is: it works once, for half an hour, however often a code was entered wrong. */
const linkStateOf = (reset: Reset | undefined, context: Context): Confirmation =>
  confirmationOf(reset && { ...reset, tries: 0 }, reset?.code ?? '', context, resetMs);

/** The link of a request without an account was sent to no one. */
const resetOfLink = (memory: Memory, link: string): Reset | undefined =>
  resetsIn(memory).find((each) => each.link === link && each.account !== null);

interface Chosen {
  reset?: string;
  code?: string;
  link?: string;
  password: string;
  language: MessageLanguage;
}

const replaced = (memory: Memory, reset: Reset): Memory =>
  storeResets(
    memory,
    resetsIn(memory).map((each) => (each.reset === reset.reset ? reset : each)),
  );

export const behaviours: Behaviours = {
  'password.requestReset': derived((memory, { body }, context) => {
    const asked = body as ResetRequest & { language: MessageLanguage };
    const found = accountOfLogin(memory, asked, context);
    const mayBeTold = found && messagesTo(memory, found, context) < emailCode.mostPerHour;
    const reset = newReset(memory, asked.login, mayBeTold ? found : null, context);
    const link = `${context.portal}/security/forgotpassword/resetpassword#token=${reset.link}`;
    const expiresAt = new Date(reset.sentAt + resetMs).toISOString();
    return {
      ...answer(storeResets(memory, [...resetsIn(memory), reset]), {
        reset: reset.reset,
        expiresAt,
      }),
      sent: reset.account
        ? [resetCode({ ...reset.account, sendBy: asked.sendBy }, reset.code, link, asked.language)]
        : [],
    };
  }),
  'password.checkLink': derived((memory, { body }, context) => {
    const { link } = body as { link: string };
    const state = linkStateOf(resetOfLink(memory, link), context);
    return answer(memory, { outcome: state === 'confirmed' ? 'valid' : state });
  }),
  'password.choose': derived((memory, { body }, context) => {
    const sent = body as Chosen;
    const { code = '', link = '', password } = sent;
    const reset = sent.reset
      ? resetsIn(memory).find((each) => each.reset === sent.reset)
      : resetOfLink(memory, link);
    const said = (outcome: string, triesLeft = 0, problem = 'none') => ({
      outcome,
      problem,
      triesLeft,
    });
    const triesLeft = emailCode.tries - (reset?.tries ?? 0);
    // Before the code counts, and by what was typed alone: the same for an unknown account.
    const problem = passwordProblem(password, reset ? [reset.login] : []);
    if (problem) return answer(memory, said('refused', triesLeft, problem));
    const outcome = sent.reset
      ? confirmationOf(reset, code, context, resetMs)
      : linkStateOf(reset, context);
    if (reset && outcome === 'wrong') {
      const counted = replaced(memory, { ...reset, tries: reset.tries + 1 });
      return answer(counted, said(triesLeft > 1 ? 'wrong' : 'locked', triesLeft - 1));
    }
    if (outcome !== 'confirmed' || !reset?.account) return answer(memory, said(outcome));
    const { person, username, email } = reset.account;
    const names = passwordProblem(password, [username, email]);
    if (names) return answer(memory, said('refused', triesLeft, names));
    const spent = resetsIn(memory).map((each) =>
      each.account?.person === person ? { ...each, isUsed: true } : each,
    );
    return {
      ...answer(storeResets(memory, spent), said('changed')),
      sent: [passwordChanged(email, sent.language)],
      accounts: [{ kind: 'passwordChanged', username, password }],
    };
  }),
};
