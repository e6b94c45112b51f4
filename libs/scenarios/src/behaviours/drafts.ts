import type { Json } from '../files/scenario-file';
import {
  type Behaviour,
  type Behaviours,
  type Memory,
  remember,
  answer,
  derived,
} from '../memory/behaviour';

const lifeMs = 60 * 86_400_000;

interface Draft extends Record<string, Json> {
  formId: string;
  revision: number;
  savedAt: string;
  expiresAt: string;
  content: Json;
  from?: { page: string; save: number };
}

type Drafts = Readonly<Record<string, Draft>>;

const draftsOf = (memory: Memory) => (memory.facts['drafts'] ?? {}) as Drafts;

const factsOf = ({ content: _content, from: _from, ...facts }: Draft) => facts;

/**
 * Replaces the revision that the page knows (0: none) or an earlier save of the same page; another revision
 * is a conflict. A save that a later one of its page has overtaken changes nothing.
 */
const save: Behaviour = derived((memory, { params, body }, { now }) => {
  const drafts = draftsOf(memory);
  const formId = params['formId'] ?? '';
  const { replaces, ...sent } = body as Pick<Draft, 'content' | 'from'> & { replaces: number };
  const saved = drafts[formId];
  const ofThisPage = saved?.from?.page === sent.from?.page ? saved?.from : undefined;
  if (saved && ofThisPage && ofThisPage.save > (sent.from?.save ?? 0)) {
    return answer(memory, factsOf(saved));
  }
  if ((saved?.revision ?? 0) !== replaces && !ofThisPage) {
    const newer = saved ? factsOf(saved) : null;
    const title = 'The draft was changed elsewhere in the meantime.';
    return {
      memory,
      response: { status: 409, body: { newer, code: 'DRAFT_CHANGED', title, status: 409 } },
    };
  }
  const time = now.getTime();
  const draft: Draft = {
    formId,
    revision: Math.max(time, (saved?.revision ?? 0) + 1),
    savedAt: new Date(time).toISOString(),
    expiresAt: new Date(time + lifeMs).toISOString(),
    ...sent,
  };
  return answer(remember(memory, 'drafts', { ...drafts, [formId]: draft }), factsOf(draft));
});

export const behaviours: Behaviours = {
  'drafts.getList': derived((memory) =>
    answer(memory, { drafts: Object.values(draftsOf(memory)).map(factsOf) }),
  ),
  'drafts.getOne': derived((memory, { params }) => {
    const draft = draftsOf(memory)[params['formId'] ?? ''];
    const found = draft ? { ...factsOf(draft), content: draft.content } : null;
    return answer(memory, { draft: found });
  }),
  'drafts.remove': derived((memory, { params }) => {
    const { [params['formId'] ?? '']: removed, ...others } = draftsOf(memory);
    return answer(remember(memory, 'drafts', others), { removed: removed !== undefined });
  }),
  'drafts.save': save,
};
