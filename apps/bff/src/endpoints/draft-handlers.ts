import type { drafts as area } from '@portal/contracts/drafts';
import type { Drafts } from '../drafts/drafts';
import { isOfOwnPage } from '../emulation/act-for-member';
import type { Sessions } from '../session/sessions';
import { type HandlersOf, memberOf, type OwnCall } from './own-call';

export interface DraftParts {
  drafts: Drafts;
  sessions: Pick<Sessions, 'pseudonyms' | 'touch'>;
  metrics: { draftSaved(): void };
}

/**
 * FM-2: the drafts of the signed-in user, by their pseudonym. Those of a user who acts for someone are apart, for
 * each of them: in the user's own account they would look like the user's, and the other way round.
 */
export function createDraftHandlers({
  drafts,
  sessions,
  metrics,
}: DraftParts): HandlersOf<typeof area> {
  /**
   * Whose the drafts are: a page of the user's own may still save after another tab began to act. Moves the user's own
   * that were saved under a former PSEUDONYM_KEY.
   */
  const ownerOf = async (call: Pick<OwnCall, 'context' | 'session'>): Promise<string> => {
    const { user, identity, emulation } = memberOf(call);
    if (emulation && !isOfOwnPage(call.context)) {
      return sessions.pseudonyms.ofText(`acting\n${user}\n${emulation.subject}`);
    }
    await drafts.adopt(sessions.pseudonyms.allOf(identity).slice(1), user);
    return user;
  };
  return {
    getList: async (call) => ({ drafts: await drafts.list(await ownerOf(call)) }),

    getOne: async (call) => ({
      draft: await drafts.read(await ownerOf(call), call.params.formId),
    }),

    save: async (call) => {
      const saved = await drafts.save(await ownerOf(call), call.params.formId, call.body);
      metrics.draftSaved();
      // A member who fills in a long form uses the portal, although no other call is made.
      await sessions.touch(memberOf(call));
      return saved;
    },

    remove: async (call) => {
      const user = await ownerOf(call);
      return { removed: await drafts.remove(user, call.params.formId) };
    },
  };
}
