import type { WireAnswer } from '@portal/api-client';
import type { PlayRequest } from '@portal/scenarios';

const lifeMs = 60 * 86_400_000;

interface Draft {
  formId: string;
  revision: number;
  savedAt: string;
  expiresAt: string;
  step?: string;
  content: unknown;
}

interface SaveBody {
  replaces: number;
  step?: string;
  content: unknown;
}

/** The drafts of the one member of a screen test, with the revisions and refusals of the BFF's. */
export class InProcessDrafts {
  private readonly drafts = new Map<string, Draft>();

  constructor(private readonly now: () => Date) {}

  answer({ endpointId, params, body }: PlayRequest): WireAnswer {
    const formId = params['formId'] ?? '';
    const there = this.drafts.get(formId);
    switch (endpointId) {
      case 'drafts.getList':
        return { status: 200, body: { drafts: [...this.drafts.values()].map(factsOf) } };
      case 'drafts.getOne':
        return { status: 200, body: { draft: there ?? null } };
      case 'drafts.remove':
        return { status: 200, body: { removed: this.drafts.delete(formId) } };
      default:
        return this.save(formId, there, body as SaveBody);
    }
  }

  private save(formId: string, there: Draft | undefined, { replaces, ...sent }: SaveBody) {
    if ((there?.revision ?? 0) !== replaces) {
      const newer = there ? factsOf(there) : null;
      const title = 'The draft was changed elsewhere in the meantime.';
      return { status: 409, body: { newer, code: 'DRAFT_CHANGED', title, status: 409 } };
    }
    const time = this.now().getTime();
    const draft = {
      formId,
      revision: Math.max(time, replaces + 1),
      savedAt: new Date(time).toISOString(),
      expiresAt: new Date(time + lifeMs).toISOString(),
      ...sent,
    };
    this.drafts.set(formId, draft);
    return { status: 200, body: factsOf(draft) };
  }
}

function factsOf({ content: _content, ...facts }: Draft): Omit<Draft, 'content'> {
  return facts;
}
