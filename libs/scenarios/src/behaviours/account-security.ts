import type { BrowserFamily } from '@portal/domain/account';
import type { Json } from '../files/scenario-file';
import {
  type Behaviour,
  type Behaviours,
  type Context,
  type Memory,
  remember,
  answer,
  derived,
} from '../memory/behaviour';
import { sessionOf } from './session';

const minute = 60_000;
const day = 24 * 60 * minute;

interface AccountSession extends Record<string, Json> {
  id: string;
  browser: BrowserFamily;
  startedAt: string;
  seenAt: string;
  isThis: boolean;
}

const at = (time: number): string => new Date(time).toISOString();

/** This browser, and two others that were used within the idle time. */
function sessionsOf(memory: Memory, context: Context): AccountSession[] {
  const now = context.now.getTime();
  const { beganAt, acting } = sessionOf(memory, context);
  const other = (id: string, browser: BrowserFamily, began: number, seen: number) => ({
    id,
    browser,
    isThis: false,
    startedAt: at(beganAt - began * minute),
    seenAt: at(beganAt - seen * minute),
  });
  const ended = (memory.facts['endedSessions'] ?? []) as string[];
  const own = { id: 'this-one', browser: 'chrome' as const, isThis: true };
  return [
    ...(acting ? [] : [{ ...own, startedAt: at(beganAt), seenAt: at(now) }]),
    other('on-the-phone', 'safari', 130, 4),
    other('at-work', 'edge', 45, 11),
  ].filter(({ id }) => !ended.includes(id));
}

const ending = (which: (session: AccountSession, id: string | undefined) => boolean): Behaviour =>
  derived((memory, { params }, context) => {
    const before = (memory.facts['endedSessions'] ?? []) as string[];
    const ended = sessionsOf(memory, context)
      .filter((session) => !session.isThis && which(session, params['sessionId']))
      .map(({ id }) => id);
    const changed = remember(memory, 'endedSessions', [...before, ...ended]);
    const body = { ended: ended.length, sessions: sessionsOf(changed, context) };
    return answer(changed, body);
  });

export const behaviours: Behaviours = {
  'accountSecurity.getSessions': derived((memory, _request, context) =>
    answer(memory, { sessions: sessionsOf(memory, context) }),
  ),
  'accountSecurity.getSignIns': derived((memory, _request, context) => {
    const { beganAt } = sessionOf(memory, context);
    const signIns = [
      { at: at(beganAt), browser: 'chrome', outcome: 'signedIn' },
      { at: at(beganAt - 45 * minute), browser: 'edge', outcome: 'resumed' },
      { at: at(beganAt - 130 * minute), browser: 'safari', outcome: 'signedIn' },
      { at: at(beganAt - 3 * day), browser: 'firefox', outcome: 'refused' },
    ];
    return answer(memory, { signIns });
  }),
  'accountSecurity.endOtherSessions': ending(() => true),
  'accountSecurity.endSession': ending((session, id) => session.id === id),
};
