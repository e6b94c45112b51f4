import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { idempotencyHeader, scenarioHeader } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import type { Answers } from '@portal/domain/forms';
import { again } from './again';
import type { Deployment } from './deployment';
import { type FilledForm, filledForm } from './filled-forms';
import { accepted, draftOf, FormPage, type SignedInMember } from './form-page';
import { memberCall } from './member';
import type { WholeRequest } from './relay';

/** Counts of a run of forms that are filled in and sent while things break. */
export interface FormsUnderFaults {
  forms: number;
  fields: number;
  saves: number;
  sends: number;
  reloads: number;
  /** Sessions that ended while a form was filled in or sent; the member went on in another browser. */
  sessionsLost: number;
  /** Saves whose answer the page did not wait for. */
  answersGivenUp: number;
  kills: number;
  /** Fields that a draft, or the service in the end, did not have as they were typed. */
  fieldsLost: number;
  /** Forms that the service received more than once. */
  doubles: number;
  /** Forms whose member was given the number of the one receipt that there is. */
  reportedCorrectly: number;
  /** Sentences on each form that is not in order. */
  wrong: string[];
}

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

/** The forms that reached the service, by key: what it got. */
export class ArrivedForms {
  private readonly answers = new Map<string, unknown>();

  readonly note = ({ request, body }: WholeRequest): void => {
    const key = request.headers[idempotencyHeader.toLowerCase()];
    if (typeof key !== 'string' || !request.url?.startsWith(formsPath)) return;
    this.answers.set(key, (JSON.parse(body.toString()) as { answers: unknown }).answers);
  };

  of(key: string): Record<string, unknown> {
    return { ...(this.answers.get(key) as object | undefined) };
  }
}

/** The path of every form before its id: for the relay that breaks the connections. */
export const formsPath = areas.forms.submit.path.replace(':formId', '');

/** The same numbers in every run of the same seed. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

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
    ...{ forms, fields: 0, saves: 0, sends: 0, reloads: 0, sessionsLost: 0, answersGivenUp: 0 },
    ...{ kills: 0, fieldsLost: 0, doubles: 0, reportedCorrectly: 0, wrong: [] },
  };
  let outage = Promise.resolve();
  const killOne = () => {
    outage = outage.then(async () => {
      const victim = deployment.replicas[outcome.kills % deployment.replicas.length];
      // A kill meets a call early or late.
      await pause(10 * (outcome.kills % 5));
      outcome.kills += 1;
      await victim?.kill();
      await pause(downMs);
      await victim?.start();
    });
  };
  let begun = 0;
  const working = members.slice(0, atOnce).map(async (username) => {
    while (begun < forms) {
      const turn = begun;
      begun += 1;
      const isKillDue = (turn + 1) % formsPerKill === 0;
      const member = memberOf(deployment, username, turn);
      await member.signIn();
      const run = new FormRun(member, filledForm(turn, today, crypto.randomUUID()), outcome, turn);
      // The forms decide, not the clock: by turns while a form is filled in and while it is sent.
      const atSending = isKillDue && ((turn + 1) / formsPerKill) % 2 === 0;
      await run.fillIn(isKillDue && !atSending ? killOne : undefined);
      const told = await run.send(patienceMs, atSending ? killOne : undefined);
      await run.judge(told, arrived);
    }
  });
  try {
    await Promise.all(working);
  } finally {
    await outage;
  }
  return outcome;
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

/** One form, from its first field to its receipt. */
class FormRun {
  private page: FormPage | undefined;
  private readonly random: (below: number) => number;
  private readonly typed: Record<string, unknown> = {};

  constructor(
    private readonly member: SignedInMember,
    private readonly form: FilledForm,
    private readonly outcome: FormsUnderFaults,
    turn: number,
  ) {
    this.random = seeded(turn);
  }

  async fillIn(kill: (() => void) | undefined): Promise<void> {
    const { typed } = this.form;
    const killAt = this.random(typed.length);
    let page = await this.load();
    await page.upload();
    for (let at = 0; at < typed.length; at += 1) {
      const [name, answer] = typed[at] as FilledForm['typed'][number];
      const next = typed[at + 1];
      this.typed[name] = answer;
      this.outcome.fields += 1;
      if (kill && at === killAt) kill();
      // Each form is loaded again once at least, and its session ends once at least.
      const fault = at === 1 ? 0 : at === 3 ? 1 : this.random(24);
      if (fault === 1) await this.loseSession();
      if (fault === 2 && next) {
        this.typed[next[0]] = next[1];
        this.outcome.fields += 1;
        at += 1;
        await page.typeAndLeave([[name, answer], next]);
      } else if (fault === 3) {
        this.outcome.answersGivenUp += 1;
        await page.type(name, answer, 1 + this.random(8));
      } else await page.type(name, answer);
      if (fault === 0 || fault === 2) page = await this.load();
    }
    await this.load();
  }

  /** Sends it as often as it takes, from a page that was loaded again where the session was lost. */
  async send(patienceMs: number, kill: (() => void) | undefined): Promise<string> {
    if (this.random(4) === 0) await this.loseSession();
    kill?.();
    return again(async () => {
      // As every page of the portal does. Without reads that succeed, the circuit would open for the faults alone.
      await accepted(await this.member.agent.get(memberCall), this.member);
      const page = this.random(3) === 0 ? await this.load() : (this.page as FormPage);
      this.outcome.sends += 1;
      return page.send(patienceMs);
    });
  }

  async judge(told: string, arrived: ArrivedForms): Promise<void> {
    const page = this.page as FormPage;
    this.outcome.saves += page.saves;
    await page.removeDraft();
    if (await draftOf(this.member, this.form.formId)) this.report('its draft is still there');
    const got = arrived.of(page.key);
    const sent = this.form.valuesOf(Object.fromEntries(this.form.typed) as Answers);
    this.compare(sent, got, 'the service has not');
    const numbers = await this.receipts();
    if (numbers.length > 1) this.outcome.doubles += 1;
    if (numbers.length === 1 && numbers[0] === told) this.outcome.reportedCorrectly += 1;
    else this.report(`told ${told}, received ${numbers.join(', ') || 'nothing'}`);
  }

  /** Loads the page again and compares the draft with what was typed. */
  private async load(): Promise<FormPage> {
    if (this.page) {
      this.outcome.reloads += 1;
      this.outcome.saves += this.page.saves;
    }
    this.page = await FormPage.open(this.member, this.form);
    this.compare(this.typed, this.page.answers, 'the draft has not');
    return this.page;
  }

  /** The session ends, and the member goes on in another browser. */
  private async loseSession(): Promise<void> {
    this.outcome.sessionsLost += 1;
    const { path } = areas.session.signOut;
    await again(async () => accepted(await this.member.agent.post(path), this.member));
  }

  /** The numbers of the receipts in the member's inbox. */
  private async receipts(): Promise<string[]> {
    const rows = await again(async () => {
      const { path } = areas.notifications.getList;
      const { body } = await accepted(await this.member.agent.get(path), this.member);
      return (body as { notifications: { mpmId: string }[] }).notifications;
    });
    return rows.map(({ mpmId }) => mpmId).filter((id) => id.startsWith('FR-'));
  }

  private compare(
    wanted: Readonly<Record<string, unknown>>,
    got: Record<string, unknown>,
    what: string,
  ) {
    for (const [name, answer] of Object.entries(wanted)) {
      if (isDeepStrictEqual(got[name], answer)) continue;
      this.outcome.fieldsLost += 1;
      this.report(`${what} ${name}`);
    }
  }

  private report(sentence: string) {
    this.outcome.wrong.push(`${this.form.formId}: ${sentence}`);
  }
}
