import { scenarioHeader } from '@portal/contracts';
import type { Deployment } from './deployment';
import { filledForm } from './filled-forms';
import type { SignedInMember } from './form-page';
import { type ArrivedForms, type FormsUnderFaults, FormRun } from './form-run';
import { inTurns, Kills } from './kills';
import { again } from './wait';

interface Options {
  forms: number;
  /** Members who fill in a form at the same time. */
  atOnce: number;
  /** Milliseconds until a page gives up on the answer to a form. */
  patienceMs: number;
  /** Forms from one kill of a replica to the next. */
  formsPerKill: number;
  /** Milliseconds until a killed replica starts again. */
  downMs: number;
}

/** Of different scenarios: drafts are a member's own. */
const members = [
  'commercial-member',
  'auto-refill',
  'claims-missing-figures',
  'claims-rejected',
  'combined-rx-med',
  'claims-other-insurance',
  'family-access',
  'home-delivery',
];

/** The day of the scenarios. */
const today = '2026-11-05';

/**
 * Members fill in forms field by field and send them, while replicas are killed, sessions end, pages are loaded again
 * and answers are lost (FM-2). Compares each draft and what the service got with what was typed.
 */
export async function fillInFormsUnderFaults(
  deployment: Deployment,
  arrived: ArrivedForms,
  { forms, atOnce, patienceMs, formsPerKill, downMs }: Options,
): Promise<FormsUnderFaults> {
  const outcome: FormsUnderFaults = {
    forms,
    fields: 0,
    saves: 0,
    sends: 0,
    reloads: 0,
    sessionsLost: 0,
    answersGivenUp: 0,
    kills: 0,
    cutOff: 0,
    fieldsLost: 0,
    doubles: 0,
    reportedCorrectly: 0,
    wrong: [],
  };
  const kills = new Kills(deployment, downMs);
  const working = inTurns(forms, members.slice(0, atOnce), async (turn, username) => {
    const isKillDue = (turn + 1) % formsPerKill === 0;
    const member = memberOf(deployment, username, turn);
    await member.signIn();
    const run = new FormRun(member, filledForm(turn, today, crypto.randomUUID()), outcome, turn);
    // The forms decide, not the clock: by turns while a form is filled in and while it is sent.
    const atSending = isKillDue && ((turn + 1) / formsPerKill) % 2 === 0;
    await run.fillIn(isKillDue && !atSending ? kills.next : undefined);
    const told = await run.send(patienceMs, atSending ? kills.next : undefined);
    await run.judge(told, arrived);
  });
  await working.finally(() => kills.over());
  return { ...outcome, kills: kills.count };
}

/** A member whose services remember this turn alone, whatever the sign-in. */
function memberOf(deployment: Deployment, username: string, turn: number): SignedInMember {
  const member = {
    agent: undefined as never,
    signIn: async () => {
      const agent = await again(() => deployment.signIn(username));
      agent.set(scenarioHeader, `${username}#form-${turn}`);
      Object.assign(member, { agent });
    },
  };
  return member;
}
