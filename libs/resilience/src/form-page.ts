import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import { type Answers, exampleAttachedFile } from '@portal/domain/forms';
import type { Agent, Response } from '@portal/testing/supertest';
import { again } from './wait';
import type { FilledForm } from './filled-forms';

const { drafts, forms, uploads } = areas;

/** A file whose bytes are what its name says, as large as the form says that it is. */
const receipt = Buffer.from(
  `${'%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'.padEnd(
    exampleAttachedFile.size - 7,
  )}\n%%EOF\n`,
);

/** A member in a browser, who can sign in again. */
export interface SignedInMember {
  agent: Agent;
  signIn(): Promise<void>;
}

interface Draft {
  revision: number;
  content: { key: string; answers: Record<string, unknown> };
}

/**
 * A page with one form, which saves and sends as the portal's does (decision 008): each save names the revision that
 * it replaces, and its own number; after a failure it makes sure who is signed in before it saves again.
 */
export class FormPage {
  readonly answers: Record<string, unknown>;
  /** Requests that saved the draft, or tried to. */
  saves = 0;
  readonly key: string;
  private readonly id: string = randomUUID();
  private revision: number;

  private constructor(
    private readonly member: SignedInMember,
    private readonly form: FilledForm,
    draft: Draft | null,
  ) {
    this.answers = { ...draft?.content.answers };
    this.key = draft?.content.key ?? randomUUID();
    this.revision = draft?.revision ?? 0;
  }

  /** Opens the form as a reload does, with what the draft has. */
  static async open(member: SignedInMember, form: FilledForm): Promise<FormPage> {
    return new FormPage(member, form, await draftOf(member, form.formId));
  }

  /** Types into one field and saves until the draft has it. `patienceMs`: how long the page waits for an answer. */
  async type(name: string, answer: unknown, patienceMs?: number): Promise<void> {
    this.answers[name] = answer;
    await this.save(patienceMs);
  }

  /**
   * Types into two fields and is left at once: the saves overtake each other, and no answer is awaited. Whether the
   * last one was answered: a replica that is killed takes it along, and no page is there to send it again.
   */
  async typeAndLeave(fields: readonly (readonly [string, unknown])[]): Promise<boolean> {
    const sent = fields.map(([name, answer]) => {
      this.answers[name] = answer;
      return this.put(this.revision).then(
        ({ status }) => status === 200,
        () => false,
      );
    });
    return (await Promise.all(sent)).at(-1) === true;
  }

  async upload(): Promise<void> {
    const path = uploads.put.path.replace(':uploadId', this.form.uploadId);
    await again(async () =>
      accepted(
        await this.member.agent.put(path).set('content-type', 'application/pdf').send(receipt),
        this.member,
      ),
    );
  }

  /** Sends the form once: one try, which may fail; the number of its receipt. */
  async send(patienceMs: number): Promise<string> {
    const { formId, version, valuesOf, signature } = this.form;
    const answers = valuesOf(this.answers as Answers);
    const sending = this.member.agent
      .post(forms.submit.path.replace(':formId', formId))
      .set({ [idempotencyHeader]: this.key })
      .timeout(patienceMs)
      .send({ version, language: 'en', answers, ...(signature && { signature }) });
    const { body } = await accepted(await sending, this.member);
    return (body as { receipt: { referenceNumber: string } }).receipt.referenceNumber;
  }

  async removeDraft(): Promise<void> {
    await again(async () => accepted(await this.member.agent.delete(this.path), this.member));
  }

  private get path(): string {
    return drafts.save.path.replace(':formId', this.form.formId);
  }

  private async save(patienceMs = 10_000): Promise<void> {
    try {
      const { status, body } = await this.put(this.revision, patienceMs);
      if (status !== 200) throw new Error(String(status));
      this.revision = (body as Draft).revision;
    } catch {
      await again(async () => {
        const draft = await draftOf(this.member, this.form.formId);
        const got = await accepted(await this.put(draft?.revision ?? 0), this.member);
        this.revision = (got.body as Draft).revision;
      });
    }
  }

  private put(replaces: number, patienceMs = 10_000) {
    this.saves += 1;
    const { key, answers, form } = this;
    const content = { version: form.version, key, answers: { ...answers } };
    return this.member.agent
      .put(this.path)
      .timeout(patienceMs)
      .send({ replaces, step: 'review', content, from: { page: this.id, save: this.saves } });
  }
}

/** The draft that is there, once someone is signed in. */
export const draftOf = (member: SignedInMember, formId: string): Promise<Draft | null> =>
  again(async () => {
    const path = drafts.getOne.path.replace(':formId', formId);
    const { body } = await accepted(await member.agent.get(path), member);
    return (body as { draft: Draft | null }).draft;
  });

/** The answer, if it is one; signs in again where the session is over. */
export async function accepted(response: Response, member: SignedInMember): Promise<Response> {
  const { status, text } = response;
  if (status === 200) return response;
  if (status === 401) await member.signIn();
  throw new Error(`${status} ${text.slice(0, 200)}`);
}
