import type { Play } from './sweep';

/** Few that state most, each in one language. */
export const short: readonly Play[] = [
  { scenario: 'commercial-member', language: 'en', prices: false },
  { scenario: 'medicare-member', language: 'es', prices: true },
  { scenario: 'family-maximum-met', language: 'en', prices: true },
  { scenario: 'family-maximum-null', language: 'es', prices: false },
  { scenario: 'past-due-member', language: 'es', prices: false },
  { scenario: 'coverage-waiting', language: 'en', prices: false },
];

/** What is read on in Spanish. */
const inSpanish: readonly string[] = [
  'asks for an approval',
  'chooses a plan',
  'turns auto-refill on',
];

const after = (scenario: string, action: string, daysLater = 1, then: string[] = []): Play => ({
  scenario,
  language: inSpanish.includes(action) ? 'es' : 'en',
  prices: false,
  after: action,
  daysLater,
  then,
});

/** What is done, so many days later, and what is then stated. */
export const actions: readonly Play[] = [
  after('past-due-member', 'pays the balance', 1, ['owed own 0.00']),
  after('past-due-member', 'plans a payment', 8, [
    'paymentTaken PM-NEW-0001 2026-11-11',
    'owed own 17.50',
    'mail “You planned a payment to Everfern Rx”: paymentTaken PM-NEW-0001 2026-11-11',
  ]),
  after('home-delivery', 'orders refills', 3, [
    ...['orderStatus HD-30001 received', 'orderStatus HD-30001 shipped', 'refillsLeft 4400688 5'],
  ]),
  after('home-delivery', 'orders refills and cancels', 3, ['orderStatus HD-30001 cancelled']),
  after('home-delivery-family', 'allows home delivery for an adult'),
  after('auto-refill', 'turns auto-refill on', 5),
  after('past-due-member', 'turns the automatic payment on', 8),
  after('family-access', 'ends the access of a caregiver'),
  after('commercial-member', 'sets a pharmacy'),
  after('medicare-member', 'chooses a plan', 1, ['chosenPlan own 2027 PDP-088']),
  after('commercial-member', 'reads a message', 1, ['unreadMessages own 3']),
  after('medicare-member', 'asks for an exception', 1, [
    'requestStatus FR-90001 waitingForPrescriber',
  ]),
  after('coverage-commercial', 'asks for an approval', 1),
  after('coverage-commercial', 'asks for another drug to be covered', 1),
  after('family-access', 'invites a caregiver'),
  after('commercial-member', 'sends a message'),
  after('commercial-member', 'answers a message'),
  after('visitor', 'refills without signing in'),
  // The plan decides meanwhile.
  after('coverage-waiting', 'waits', 20, ['requestStatus CD-2026-118-5210 denied']),
  after('coverage-commercial', 'waits', 16, ['requestStatus CD-2026-118-5204 denied']),
  after('coverage-payment', 'waits', 16, ['requestStatus CD-2026-118-5190 approved']),
];

/** What a play is called in the statements: its scenario, and what was done in it. */
export const worldName = ({ scenario, after: action }: Pick<Play, 'scenario' | 'after'>): string =>
  action === undefined ? scenario : `${scenario} + ${action}`;
