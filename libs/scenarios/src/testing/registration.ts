import { clockDay } from '../memory/dates';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';
import type { SentMessage } from '../memory/sent-message';
import type { AccountChange } from '../memory/behaviour';

const { scenarios } = loadFixtures();

export const marisol = {
  memberId: 'EVF00421787',
  birthDate: '1978-03-02',
  lastName: 'Sampleton',
  zip: '55000',
};
export const account = {
  email: 'new@example.com',
  phone: '6125550142',
  username: 'marisol.new',
  password: 'a password of many words',
  isPaperless: true,
  mayContact: false,
  acceptsTerms: true,
  sendBy: 'email',
  language: 'en',
};

/** A visitor whose clock a test moves, with what was sent and what became of the accounts. `today`: the day of the first call. */
export function visitor(today?: string) {
  const scenario = scenarios.get('visitor')!;
  const start = Date.parse(today ? `${today}${scenario.clock.slice(10)}` : scenario.clock);
  let memory = newMemory(scenario);
  let passed = 0;
  const emailsElsewhere: string[] = [];
  const sent: SentMessage[] = [];
  const accounts: AccountChange[] = [];
  const call = (endpointId: string, body: Json | object) => {
    const request = { endpointId, params: {}, query: {}, body };
    const played = play(scenario, memory, request, {
      today: today ?? clockDay(scenario.clock),
      now: new Date(start + passed),
      portal: 'https://portal.example',
      emailsElsewhere: () => emailsElsewhere,
    });
    memory = played.memory;
    sent.push(...(played.sent ?? []));
    accounts.push(...(played.accounts ?? []));
    return { status: played.answer.status, body: played.answer.body as Record<string, Json> };
  };
  const identify = (change: object = {}) =>
    call('registration.identify', { ...marisol, ...change });
  return {
    sent,
    accounts,
    call,
    identify,
    memory: () => memory,
    /** Another account confirms an email. */
    confirmElsewhere: (email: string) => emailsElsewhere.push(email),
    wait: (ms: number) => (passed += ms),
    /** The token of details that matched. */
    token: (change?: object) => String(identify(change).body['registration']),
    /** The last code that was sent. */
    code: () => /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '',
    /** The token of the last link that was sent. */
    link: () => /#token=(\w+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '',
  };
}

export const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');
