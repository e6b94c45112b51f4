import { isEmailOfOther } from '../account/account-emails';
import type { BehaviourAnswer, Context, Memory } from '../behaviour';
import { planMembersOf } from './plan-members';
import { type Registration, storeRegistration } from './registrations';

/** Confirms an account, unless another one has confirmed its email since: then none waits any more. */
export function confirmRegistration(
  memory: Memory,
  registration: Registration,
  counts: { triesLeft?: number },
  context: Context,
): BehaviourAnswer {
  const { person, email, username } = registration;
  const own = planMembersOf(context).find((member) => member.person === person)?.email;
  const answer = (outcome: string) => ({ status: 200, body: { outcome, ...counts } });
  if (isEmailOfOther(email, [own], context)) return { memory, response: answer('none') };
  return {
    memory: storeRegistration(memory, { ...registration, isUsed: true }),
    response: answer('confirmed'),
    accounts: [{ kind: 'confirmed', username }],
  };
}
