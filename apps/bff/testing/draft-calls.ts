import { areas } from '@portal/contracts/all';
import type { Agent } from '@portal/testing/supertest';

/** The content of a draft, with a word that must show nowhere else. */
export const content = { drugName: 'CANARY 20 mg', pages: [{ amount: '12.50' }] };

/** The path of a form's draft. */
export const draftPath = (formId: string) => areas.drafts.save.path.replace(':formId', formId);

/** Saves a draft, and returns the response. */
export const putDraft = (agent: Agent, formId: string, body: object) =>
  agent.put(draftPath(formId)).send(body);

/** Saves a first draft, and returns its facts. */
export const saved = async (agent: Agent, formId = 'drug-claim', more: object = {}) =>
  (await putDraft(agent, formId, { replaces: 0, content, ...more })).body as { revision: number };

/** The saved draft; null when there is none. */
export const draftOf = async (agent: Agent, formId = 'drug-claim') =>
  ((await agent.get(draftPath(formId))).body as { draft: { content: unknown } | null }).draft;
