import type { drafts as area } from '@portal/contracts/drafts';
import type { Drafts } from '../drafts/drafts';
import type { Session } from '../session/session';
import type { Sessions } from '../session/sessions';
import { type HandlersOf, memberOf } from './own-call';

export interface DraftParts {
  drafts: Drafts;
  sessions: Pick<Sessions, 'pseudonyms' | 'touch'>;
  metrics: { draftSaved(): void };
}

/**
 * FM-2: the drafts of the signed-in user, by their pseudonym. During emulation the list is empty: the
 * support user's own drafts would look like the member's.
 */
export function createDraftHandlers({
  drafts,
  sessions,
  metrics,
}: DraftParts): HandlersOf<typeof area> {
  /** Moves drafts that were saved under a former PSEUDONYM_KEY; returns the pseudonym. */
  const ownerOf = async ({ user, identity }: Session): Promise<string> => {
    await drafts.takeOver(sessions.pseudonyms.allOf(identity).slice(1), user);
    return user;
  };
  return {
    getList: async (call) => {
      const member = memberOf(call);
      const user = await ownerOf(member);
      return { drafts: member.emulation ? [] : await drafts.list(user) };
    },

    getOne: async (call) => {
      const member = memberOf(call);
      const user = await ownerOf(member);
      return { draft: member.emulation ? null : await drafts.read(user, call.params.formId) };
    },

    save: async (call) => {
      const member = memberOf(call);
      const saved = await drafts.save(await ownerOf(member), call.params.formId, call.body);
      metrics.draftSaved();
      // A member who fills in a long form uses the portal, although no other call is made.
      await sessions.touch(member);
      return saved;
    },

    remove: async (call) => {
      const user = await ownerOf(memberOf(call));
      return { removed: await drafts.remove(user, call.params.formId) };
    },
  };
}
