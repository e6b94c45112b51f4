import { type Screen, type ScreenId, screens } from '@portal/portal/screens';

export const people = ['visitor', 'member', 'staff'] as const;
export type Person = (typeof people)[number];

/** How much there is to show; `usual` is what the journeys have. */
export type Amount = 'usual' | 'filled' | 'empty';

export interface Visit {
  id: ScreenId;
  path: string;
  /** Who signs in; for a visitor, what the services answer. */
  scenario: string;
  person: Person;
  hasFooter: boolean;
}

type Scenarios = Record<Amount, string>;

const byPerson: Record<Person, Scenarios> = {
  visitor: { usual: 'visitor', filled: 'visitor-in-emergency', empty: 'visitor' },
  member: { usual: 'commercial-member', filled: 'commercial-member', empty: 'empty-handed' },
  staff: { usual: 'support-agent', filled: 'support-agent', empty: 'provider' },
};
const medicare: Scenarios = {
  usual: 'medicare-member',
  filled: 'medicare-past-threshold',
  empty: 'medicare-in-deductible',
};
const oneRequest = {
  query: 'number=CD-2026-118-4407',
  usual: 'coverage-denied',
  filled: 'coverage-denied',
};
const owing = { usual: 'past-due-member', filled: 'past-due-member' };
const newPrescriptions = { filled: 'new-prescriptions' };

const ofMedicare = {
  usual: 'visitor-medicare',
  filled: 'visitor-medicare',
  empty: 'visitor-medicare',
};

/** Screens that show more, or anything at all, to another person or with a query. Each scenario has an account. */
const particular: Partial<Record<ScreenId, Partial<Scenarios> & { query?: string }>> = {
  serviceArea: ofMedicare,
  starRatings: ofMedicare,
  claims: { filled: 'claims-rejected' },
  messageCenter: { filled: 'messages-many' },
  healthCareBalances: { filled: 'medicare-past-threshold' },
  accountBalance: owing,
  payments: owing,
  paymentInvoices: owing,
  makePayment: owing,
  automaticPayment: owing,
  coverageRequests: { usual: 'coverage-denied', filled: 'coverage-family' },
  coverageRequest: oneRequest,
  prescriberPacket: oneRequest,
  appeal: oneRequest,
  mailOrder: { filled: 'auto-refill' },
  mailOrders: { filled: 'home-delivery-returned' },
  mailOrderFamily: { filled: 'home-delivery-family' },
  mailOrderAutoRefill: { filled: 'auto-refill' },
  newRxTransfer: newPrescriptions,
  newRxPrescriber: newPrescriptions,
  newRxPaper: newPrescriptions,
  familyAccess: { usual: 'family-access', filled: 'family-access-many' },
  caring: { usual: 'caregiver', filled: 'caregiver' },
};

const isFor: Record<Person, (screen: Screen) => boolean> = {
  visitor: ({ protected: closed, gate }) => !closed && gate?.visitors.length !== 0,
  member: ({ visitorsOnly, loginRedirect, staffOnly, gate }) =>
    !visitorsOnly && !loginRedirect && !staffOnly && gate?.members.length !== 0,
  staff: ({ staffOnly }) => staffOnly === true,
};

/** Where the not-found page is. */
const unknownPath = '/member/no-such-page';

function visitTo(screen: Screen, person: Person, amount: Amount): Visit {
  const { query, ...own } = particular[screen.id] ?? {};
  const line = screen.line === 'MEDD' ? medicare : byPerson.member;
  const isTheirs = person === 'member' || screen.visitorsOnly === true;
  const theirs = { ...(person === 'member' ? line : byPerson[person]), ...(isTheirs ? own : {}) };
  const path = screen.path === '*' ? unknownPath : screen.path;
  const isOne = query !== undefined && person === 'member' && amount !== 'empty';
  return {
    id: screen.id,
    path: isOne ? `${path}?${query}` : path,
    scenario: theirs[amount],
    person,
    hasFooter: screen.chrome !== 'none',
  };
}

/** Every screen that this person sees. */
export const visitsOf = (person: Person, amount: Amount = 'usual'): Visit[] =>
  screens.filter(isFor[person]).map((screen) => visitTo(screen, person, amount));

/** Every screen once, as a member sees it, or else a visitor or staff. */
export const everyScreenOnce = (amount: Amount): Visit[] =>
  screens.map((screen) => {
    const person = (['member', 'visitor', 'staff'] as const).find((each) => isFor[each](screen));
    if (!person) throw new Error(`No one sees the screen ${screen.id}.`);
    return visitTo(screen, person, amount);
  });
