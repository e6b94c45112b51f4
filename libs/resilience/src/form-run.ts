import { isDeepStrictEqual } from 'node:util';
import { idempotencyHeader } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import type { Answers } from '@portal/domain/forms';
import { again } from './wait';
import type { FilledForm } from './filled-forms';
import { stepsOf } from './form-steps';
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
  /** Last saves of a page that was closed, which a killed replica took along: the member types those two fields again. */
  cutOff: number;
  /** Fields that a draft, or the service in the end, did not have as they were typed. */
  fieldsLost: number;
  /** Forms that the service received more than once. */
  doubles: number;
  /** Forms whose member was given the number of the one receipt that there is. */
  reportedCorrectly: number;
  /** Sentences on each form that is not in order. */
  wrong: string[];
}

/** The path of every form before its id: for the relay that breaks the connections. */
export const formsPath = areas.forms.submit.path.replace(':formId', '');

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

/** The same numbers in every run of the same seed. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One form, from its first field to its receipt. */
export class FormRun {
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
    let page = await this.load();
    await page.upload();
    for (const { at, fault, isKillDue } of stepsOf(typed.length, this.random)) {
      const [name, answer] = typed[at] as FilledForm['typed'][number];
      this.note(name, answer);
      if (isKillDue) kill?.();
      if (fault === 'lostSession') await this.loseSession();
      if (fault === 'leftPage') {
        const next = typed[at + 1] as FilledForm['typed'][number];
        this.note(...next);
        const isAnswered = await page.typeAndLeave([[name, answer], next]);
        if (!isAnswered) {
          this.outcome.cutOff += 1;
          page = await this.reopen();
          await page.type(name, answer);
          await page.type(...next);
        }
      } else if (fault === 'noPatience') {
        this.outcome.answersGivenUp += 1;
        await page.type(name, answer, 1 + this.random(8));
      } else await page.type(name, answer);
      if (fault === 'reload' || fault === 'leftPage') page = await this.load();
    }
    await this.load();
  }

  /** What the member types is what the draft has to have. */
  private note(name: string, answer: unknown): void {
    this.typed[name] = answer;
    this.outcome.fields += 1;
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
    const page = await this.reopen();
    this.compare(this.typed, page.answers, 'the draft has not');
    return page;
  }

  private async reopen(): Promise<FormPage> {
    if (this.page) {
      this.outcome.reloads += 1;
      this.outcome.saves += this.page.saves;
    }
    this.page = await FormPage.open(this.member, this.form);
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
