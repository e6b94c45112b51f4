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
 * FM-2: the drafts of the signed-in user, by their pseudonym. Those of a user who acts for someone are apart, for
 * each of them: in the user's own account they would look like the user's, and the other way round.
 */
export function createDraftHandlers({
  drafts,
  sessions,
  metrics,
}: DraftParts): HandlersOf<typeof area> {
  /** Whose the drafts are. Moves the user's own that were saved under a former PSEUDONYM_KEY. */
  const ownerOf = async ({ user, identity, emulation }: Session): Promise<string> => {
    if (emulation) return sessions.pseudonyms.ofText(`acting\n${user}\n${emulation.subject}`);
    await drafts.takeOver(sessions.pseudonyms.allOf(identity).slice(1), user);
    return user;
  };
  return {
    getList: async (call) => {
      return { drafts: await drafts.list(await ownerOf(memberOf(call))) };
    },

    getOne: async (call) => {
      return { draft: await drafts.read(await ownerOf(memberOf(call)), call.params.formId) };
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
