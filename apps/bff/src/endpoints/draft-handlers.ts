import type { drafts } from '@portal/contracts/drafts';
import { type HandlersOf, memberOf } from './own-call';

/**
 * FM-2: the drafts of whoever is signed in, by the same hash under which the log knows them. Whoever acts
 * for a member sees none: their own would pass for the member's.
 */
export const draftHandlers: HandlersOf<typeof drafts> = {
  getList: async (call) => {
    const { user, emulation } = memberOf(call);
    return { drafts: emulation ? [] : await call.dependencies.drafts.list(user) };
  },

  getOne: async (call) => {
    const { user, emulation } = memberOf(call);
    const { drafts } = call.dependencies;
    return { draft: emulation ? null : await drafts.read(user, call.params.formId) };
  },

  save: async (call) => {
    const { drafts, sessions } = call.dependencies;
    const session = memberOf(call);
    const saved = await drafts.save(session.user, call.params.formId, call.body);
    // Filling in a long form is using the portal, although nothing goes to a service meanwhile.
    await sessions.touch(session);
    return saved;
  },

  remove: async (call) => ({
    removed: await call.dependencies.drafts.remove(memberOf(call).user, call.params.formId),
  }),
};
