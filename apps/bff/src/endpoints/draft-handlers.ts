import type { drafts } from '@portal/contracts/drafts';
import { type HandlersOf, memberOf, type OwnCall } from './own-call';

/**
 * FM-2: the drafts of whoever is signed in, by the same hash under which the log knows them. Whoever acts
 * for a member sees none: their own would pass for the member's.
 */
export const draftHandlers: HandlersOf<typeof drafts> = {
  getList: async (call) => {
    const { drafts, user, emulation } = await draftsOf(call);
    return { drafts: emulation ? [] : await drafts.list(user) };
  },

  getOne: async (call) => {
    const { drafts, user, emulation } = await draftsOf(call);
    return { draft: emulation ? null : await drafts.read(user, call.params.formId) };
  },

  save: async (call) => {
    const { drafts, user } = await draftsOf(call);
    const saved = await drafts.save(user, call.params.formId, call.body);
    // Filling in a long form is using the portal, although nothing goes to a service meanwhile.
    await call.dependencies.sessions.touch(memberOf(call));
    return saved;
  },

  remove: async (call) => {
    const { drafts, user } = await draftsOf(call);
    return { removed: await drafts.remove(user, call.params.formId) };
  },
};

/** The drafts, with whose they are; what was saved before PSEUDONYM_KEY changed is theirs too. */
async function draftsOf(call: Pick<OwnCall, 'dependencies' | 'session'>) {
  const { drafts, sessions } = call.dependencies;
  const { user, identity, emulation } = memberOf(call);
  await drafts.takeOver(sessions.namesOf(identity).slice(1), user);
  return { drafts, user, emulation };
}
