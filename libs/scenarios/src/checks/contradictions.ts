import { clientIdOf, clientOf } from '@portal/client-config';
import { toCents } from '@portal/domain';
import { claimPriceProblems } from './claim-prices';
import { mailOrderProblems } from './mail-order-ties';
import { statedSumProblems } from './stated-sums';
import { type Scenario, bodyOf } from '../fixtures/read-fixtures';

type Body = Record<string, unknown>;

/**
 * Facts that several responses of a scenario state, and that must be the same in all of them: who it is,
 * phone numbers, card, user info, plan, limits, dates, the price of each fill, and whose orders and invoices
 * they are. The parts of claims are the work of `tieOut`. Answers a sentence for each contradiction; what a response
 * leaves out contradicts nothing.
 */
export function contradictions(scenario: Scenario): string[] {
  const user = bodyOf(scenario, 'user.getMemberInfo') as Body | undefined;
  const isMember = scenario.person?.claims.groups.includes('member') ?? false;
  if (!user || !isMember || String(user['fromAdminPortal']) === 'true') return [];
  return [
    ...personProblems(scenario, user),
    ...cardProblems(scenario, user),
    ...planProblems(scenario, user),
    ...ownerProblems(scenario, user),
    ...paymentProblems(scenario),
    ...claimPriceProblems(scenario),
    ...statedSumProblems(scenario),
    ...mailOrderProblems(scenario, String(user['memebrId'])),
  ];
}

const isSaid = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && value !== 'null';

/** Amounts are compared as numbers, all else as text. */
const plain = (value: unknown): string => {
  const text = String(value);
  return /^\d+(\.\d+)?$/.test(text) && text.includes('.') ? String(Number(text)) : text;
};

/** A sentence when both say something, and not the same. */
const differ = (what: string, one: unknown, where: string, other: unknown): string[] =>
  isSaid(one) && isSaid(other) && plain(one) !== plain(other)
    ? [`${what} is ${plain(one)}, but ${plain(other)} ${where}.`]
    : [];

const listIn = (body: unknown, key: string): Body[] =>
  ((body as Body | undefined)?.[key] ?? []) as Body[];

/** The member's row of the balances; its number may have the person code at its end. */
function ownBalance(scenario: Scenario, memberId: unknown): Body | undefined {
  const rows = listIn(bodyOf(scenario, 'balances.getBenefitBalance'), 'balance');
  const members = rows.map(({ member }) => member as Body);
  return members.find(
    ({ memberNumber }) => memberNumber === memberId || memberNumber === `${String(memberId)}-01`,
  );
}

function personProblems(scenario: Scenario, user: Body): string[] {
  const claims = scenario.person?.claims as Body;
  const phone = clientOf(clientIdOf(scenario.client) ?? 'common').phone;
  const [year, month, day] = String(user['dob']).split('-');
  const balances = bodyOf(scenario, 'balances.getBenefitBalance');
  const own = ownBalance(scenario, user['memebrId']);
  return [
    ...differ('user info: memberId', user['memebrId'], 'in the sign-in', claims['member_id']),
    ...differ('user info: phone', user['phone'], 'is the number of the client', phone),
    ...differ(
      'user info: dateWithFormat',
      user['dateWithFormat'],
      'is the birth date',
      `${month}/${day}/${year}`,
    ),
    ...(balances && !own ? ['The balances have no row of the member.'] : []),
    ...differ('balances: dob', own?.['dob'], 'in user info', user['dob']),
    ...differ('balances: firstName', own?.['firstName'], 'in the sign-in', claims['given_name']),
    ...differ('balances: lastName', own?.['lastName'], 'in the sign-in', claims['family_name']),
  ];
}

/** Key of a card → key of user info. */
const onEveryCard = {
  bin: 'bin',
  pcn: 'pcn',
  rxGroup: 'trackingGroupId',
  groupId: 'groupdId',
  planId: 'planId',
  phone: 'phone',
  pbpNumber: 'pbpNumber',
} as const;

function cardProblems(scenario: Scenario, user: Body): string[] {
  const cards = listIn(bodyOf(scenario, 'idCard.get'), 'cards');
  if (cards.length === 0) return [];
  const claims = scenario.person?.claims as Body;
  const own = cards.find(({ memberId }) => memberId === user['memebrId']);
  if (!own) return ['None of the ID cards is the member’s.'];
  return [
    ...differ('ID card: personCode', own['personCode'], 'in user info', user['personCd']),
    ...differ('ID card: firstName', own['firstName'], 'in the sign-in', claims['given_name']),
    ...differ('ID card: lastName', own['lastName'], 'in the sign-in', claims['family_name']),
    ...cards.flatMap((card) => [
      ...Object.entries(onEveryCard).flatMap(([key, inUser]) =>
        differ(`ID card: ${key}`, card[key], 'in user info', user[inUser]),
      ),
      ...gridProblems(scenario, user, card),
    ]),
  ];
}

/** Row of the card → the flag that says whether it counts medical costs too, and its amounts in user info. */
const limits = [
  ['deductible', 'deductibleRxMedCombined', 'deductibleRxMedCombined', 'DeductibleAmount'],
  ['outOfPocketLimit', 'outOfPocketRxMedCombined', 'oOPRxMedCombined', 'MbrOOPAmount'],
] as const;

function gridProblems(scenario: Scenario, user: Body, card: Body): string[] {
  const benefits = (card['benefits'] ?? {}) as Record<string, Record<string, Body> | null>;
  const summary = bodyOf(scenario, 'benefits.getSummary') as Body | undefined;
  const { inNetwork, outOfNetwork } = benefits;
  const isCovered = String(summary?.['coversOutOfNetwork']) === 'true';
  const says = (limit: Body | null | undefined) =>
    isSaid(limit?.['individual']) || isSaid(limit?.['family']);
  return [
    ...(summary && !isCovered && Object.values(outOfNetwork ?? {}).some(says)
      ? ['ID card: it has limits out of network, but the benefits cover nothing there.']
      : []),
    ...limits.flatMap(([apart, combined, flag, amount]) => {
      const isCombined = String(user[flag]) === 'true';
      const [right, wrong] = isCombined ? [combined, apart] : [apart, combined];
      return [
        ...[inNetwork, outOfNetwork].flatMap((network) =>
          says(network?.[wrong]) ? [`ID card: it has ${wrong}, but user info says otherwise.`] : [],
        ),
        ...(['individual', 'family'] as const).flatMap((who) =>
          differ(
            `ID card: ${right}, ${who}`,
            inNetwork?.[right]?.[who],
            'in user info',
            user[`retailInNetwork${who === 'family' ? 'Family' : 'Individual'}${amount}`],
          ),
        ),
      ];
    }),
  ];
}

function planProblems(scenario: Scenario, user: Body): string[] {
  const summary = bodyOf(scenario, 'benefits.getSummary') as Body | undefined;
  const balances = bodyOf(scenario, 'balances.getBenefitBalance') as Body | undefined;
  const plan = (balances?.['planInfo'] ?? {}) as Body;
  const named = (key: string, inUser: string) =>
    differ(`balances: ${key}`, plan[key], 'in user info', user[`retailInNetwork${inUser}`]);
  return [
    ...differ('benefits: planCode', summary?.['planCode'], 'in user info', user['planId']),
    ...differ(
      'benefits: planYear',
      summary?.['planYear'],
      'on the clock',
      scenario.clock.slice(0, 4),
    ),
    ...named('individualDeductible', 'IndividualDeductibleAmount'),
    ...named('familyDeductible', 'FamilyDeductibleAmount'),
    ...named('individualOOPMax', 'IndividualMbrOOPAmount'),
    ...named('familyOOPMax', 'FamilyMbrOOPAmount'),
  ];
}

/** Invoices and tokens belong to the member who is signed in. */
function ownerProblems(scenario: Scenario, user: Body): string[] {
  const invoices = listIn(bodyOf(scenario, 'payments.getInvoices'), 'invoices');
  const token = bodyOf(scenario, 'mailOrderTokens.get') as Body | undefined;
  const owned = (what: string, { memberId }: Body) =>
    differ(`${what}: memberId`, memberId, 'in user info', user['memebrId']);
  return [
    ...invoices.flatMap((each) => owned(`invoice ${String(each['invoiceNumber'])}`, each)),
    ...(token ? owned('mail-order token', token) : []),
  ];
}

/** The balance of mail order is what the invoices leave open; an automatic payment is made on its day. */
function paymentProblems(scenario: Scenario): string[] {
  const eligibility = bodyOf(scenario, 'mailOrder.getUserEligibility') as
    | { mailOrderUserEligibility: { eligibility: { currentBalance: unknown } } }
    | undefined;
  const balance = eligibility?.mailOrderUserEligibility.eligibility.currentBalance;
  const invoices = bodyOf(scenario, 'payments.getInvoices');
  const due = listIn(invoices, 'invoices').map(({ amountDue }) => amountDue);
  const open = due.every((each) => isSaid(each) && Number.isFinite(Number(each)))
    ? due.reduce<number>((sum, each) => sum + toCents(Number(each)), 0) / 100
    : null;
  const automatic = (bodyOf(scenario, 'payments.getAutomatic') as Body | undefined)?.['automatic'];
  const standing = (automatic as Body | null | undefined)?.['dayOfMonth'];
  const paid = listIn(bodyOf(scenario, 'payments.getHistory'), 'payments');
  return [
    ...(invoices && !bodyOf(scenario, 'payments.getAccount')
      ? differ('mail order: currentBalance', balance, 'are open in the invoices', open)
      : []),
    ...paid
      .filter((payment) => String(payment['automatic']) === 'true')
      .flatMap(({ paymentId, paidOn }) =>
        differ(
          `automatic payment ${String(paymentId)}: its day`,
          Number(String(paidOn).slice(8, 10)),
          'is the day of the automatic payment',
          standing,
        ),
      ),
  ];
}
