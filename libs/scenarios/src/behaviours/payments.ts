import { AutomaticPayment, Invoice, Payment, SavedCard } from '@portal/contracts/payments';
import { isCardExpired, owed, payInvoices, sumAmounts, toCents } from '@portal/domain';
import * as z from 'zod/mini';
import { clockDay } from '../dates';
import type { Json } from '../scenario-file';
import {
  type Behaviour,
  type Behaviours,
  type Context,
  type Memory,
  remember,
  serviceError,
} from '../behaviour';

type CardOnFile = z.input<typeof SavedCard>;
type Made = { key: string; sent: string; payment: Json; amount: number };
type Method =
  { cardId: string } | { card: Omit<CardOnFile, 'cardId'> & { token: string }; save: boolean };
type Charge = { card: CardOnFile; memory: Memory } | { refused: ReturnType<typeof serviceError> };

const madeIn = ({ facts }: Memory) => (facts['payments'] ?? []) as Made[];
const paidIn = (memory: Memory): number => sumAmounts(madeIn(memory).map(({ amount }) => amount));

/** The invoices of the response file, less what was paid in this run. */
function invoicesNow(memory: Memory, { fixtureOf }: Context) {
  const file = fixtureOf('payments.getInvoices') as { invoices?: unknown[] } | undefined;
  const wire = (file?.invoices ?? []) as z.input<typeof Invoice>[];
  const read = wire.map((each) => ({ ...Invoice.parse(each), wire: each }));
  return payInvoices(read, paidIn(memory));
}

function accountNow(memory: Memory, context: Context) {
  return owed(invoicesNow(memory, context), clockDay(context.scenario.clock));
}

/** What the invoices add up to, less what was paid in this run; a response file says otherwise where it matters. */
const getAccount: Behaviour = {
  derived: true,
  play: (memory, _request, context) => ({
    memory,
    response: { status: 200, body: context.fixture ?? accountNow(memory, context) },
  }),
};

/** The balance of the response file, less what was paid in this run: the past-due banner goes by it. */
const getUserEligibility: Behaviour = {
  play: (memory, _request, { fixture }) => {
    const { mailOrderUserEligibility: known } = fixture as unknown as Eligibility;
    const before = toCents(known.eligibility.currentBalance);
    const currentBalance = (before - toCents(paidIn(memory))) / 100;
    const body = { mailOrderUserEligibility: { ...known, eligibility: { currentBalance } } };
    return { memory, response: { status: 200, body } };
  },
};

interface Eligibility {
  mailOrderUserEligibility: { eligibility: { currentBalance: number } };
}

/** Amounts that were paid in this run are taken off; all else stays as the response file has it. */
const getInvoices: Behaviour = {
  play: (memory, _request, context) => {
    const before = Invoice.parse.bind(Invoice);
    const invoices = invoicesNow(memory, context).map(({ wire, amountDue }) =>
      before(wire).amountDue === amountDue ? wire : { ...wire, amountDue },
    );
    return { memory, response: { status: 200, body: { invoices } as Json } };
  },
};

/** What the document of an invoice says; the services write it as a PDF. 404 for an id that is not there. */
const getInvoiceDocument: Behaviour = {
  derived: true,
  play: (memory, { params }, context) => {
    const found = invoicesNow(memory, context).find(
      ({ invoiceId }) => invoiceId === params['invoiceId'],
    );
    const response = found
      ? { status: 200, body: { ...found.wire, amountDue: found.amountDue } as Json }
      : serviceError(404, 'INVOICE_NOT_FOUND', 'There is no invoice with this id.');
    return { memory, response };
  },
};

/** The payments of this run, the newest first, then those of the response file. */
const getHistory: Behaviour = {
  play: (memory, _request, { fixture }) => {
    const { payments } = fixture as { payments: Json[] };
    const made = madeIn(memory)
      .map(({ payment }) => payment)
      .reverse();
    return { memory, response: { status: 200, body: { payments: [...made, ...payments] } } };
  },
};

/** The cards of the response file, and those that were saved in this run. */
const getCards: Behaviour = {
  play: (memory, _request, context) => {
    const cards = cardsNow(memory, context).filter(({ cardId }) => !cardId.startsWith('ONCE-'));
    return { memory, response: { status: 200, body: { cards } as Json } };
  },
};

function cardsNow({ facts }: Memory, { fixtureOf }: Context): CardOnFile[] {
  const file = fixtureOf('payments.getCards') as { cards?: CardOnFile[] } | undefined;
  return [...(file?.cards ?? []), ...((facts['cards'] ?? []) as CardOnFile[])];
}

/** A payment is made once for each key; it is on its way at first, and lowers the balance at once. */
const pay: Behaviour = {
  derived: true,
  play: (memory, { body, idempotencyKey = '' }, context) => {
    const { amount, method } = body as { amount: number; method: Method };
    const sent = JSON.stringify(body);
    const before = madeIn(memory).find(({ key }) => key === idempotencyKey);
    if (before) {
      const response =
        before.sent === sent
          ? { status: 200, body: { payment: before.payment } }
          : serviceError(422, 'KEY_USED_BEFORE', 'This key was used for another payment.');
      return { memory, response };
    }
    const { currentBalance } = accountNow(memory, context);
    if (toCents(amount) > toCents(currentBalance)) {
      const text = 'The payment is more than the balance.';
      return { memory, response: serviceError(409, 'PAYMENT_ABOVE_BALANCE', text) };
    }
    const charge = chargeOf(method, memory, context);
    if ('refused' in charge) return { memory, response: charge.refused };
    const number = String(madeIn(memory).length + 1).padStart(4, '0');
    const payment: z.input<typeof Payment> = {
      paymentId: `PM-NEW-${number}`,
      confirmationNumber: `EVF-P-9${number}`,
      paidOn: clockDay(context.scenario.clock),
      amount,
      status: 'PROCESSING',
      automatic: false,
      card: withoutId(charge.card),
    };
    const made = { key: idempotencyKey, sent, amount, payment: payment as Json };
    return {
      memory: remember(charge.memory, 'payments', [...madeIn(memory), made] as Json),
      response: { status: 200, body: { payment } as Json },
    };
  },
};

/** The automatic payment that was set in this run, else that of the response file. */
const getAutomatic: Behaviour = {
  play: (memory, _request, context) => ({
    memory,
    response: { status: 200, body: { automatic: automaticNow(memory, context) } },
  }),
};

function automaticNow({ facts }: Memory, { fixtureOf }: Context): Json {
  const file = fixtureOf('payments.getAutomatic') as { automatic?: Json } | undefined;
  return 'automatic' in facts ? (facts['automatic'] ?? null) : (file?.automatic ?? null);
}

const setAutomatic: Behaviour = {
  derived: true,
  play: (memory, { body }, context) => {
    const { dayOfMonth, ceiling, method } = body as {
      dayOfMonth: number;
      ceiling: number;
      method: Method;
    };
    const charge = chargeOf(method, memory, context);
    if ('refused' in charge) return { memory, response: charge.refused };
    const automatic: z.input<typeof AutomaticPayment> = {
      dayOfMonth,
      ceiling,
      card: withoutId(charge.card),
    };
    return {
      memory: remember(charge.memory, 'automatic', automatic as Json),
      response: { status: 200, body: { automatic } as Json },
    };
  },
};

const stopAutomatic: Behaviour = {
  derived: true,
  play: (memory) => ({
    memory: remember(memory, 'automatic', null),
    response: { status: 200, body: { automatic: null } },
  }),
};

const notAccepted = (text: string) => ({ refused: serviceError(422, 'CARD_NOT_ACCEPTED', text) });

/** The card that a method names, when it may be charged. The same token twice is the same card. */
function chargeOf(method: Method, memory: Memory, context: Context): Charge {
  const now = new Date(`${clockDay(context.scenario.clock)}T12:00:00`);
  const read = (card: CardOnFile) => SavedCard.parse(card);
  if ('cardId' in method) {
    const card = cardsNow(memory, context).find(({ cardId }) => cardId === method.cardId);
    if (!card) return notAccepted('There is no such card on file.');
    return isCardExpired(read(card), now) ? notAccepted('The card has expired.') : { card, memory };
  }
  const { token, ...facts } = method.card;
  if (token.startsWith('tok_declined')) {
    return { refused: serviceError(422, 'PAYMENT_DECLINED', 'The bank declined the card.') };
  }
  const card = {
    cardId: `${method.save ? 'CARD' : 'ONCE'}-${token.slice(-8)}`,
    brand: facts.brand,
    last4: facts.last4,
    expMonth: facts.expMonth,
    expYear: facts.expYear,
    isDefault: false,
  };
  if (isCardExpired(read(card), now)) return notAccepted('The card has expired.');
  const known = cardsNow(memory, context);
  if (known.some(({ cardId }) => cardId === card.cardId)) return { card, memory };
  const saved = (memory.facts['cards'] ?? []) as Json[];
  return { card, memory: remember(memory, 'cards', [...saved, card] as Json) };
}

const withoutId = ({ brand, last4, expMonth, expYear }: CardOnFile) => ({
  brand,
  last4,
  expMonth,
  expYear,
});

export const behaviours: Behaviours = {
  'mailOrder.getUserEligibility': getUserEligibility,
  'payments.getAccount': getAccount,
  'payments.getAutomatic': getAutomatic,
  'payments.getCards': getCards,
  'payments.getHistory': getHistory,
  'payments.getInvoiceDocument': getInvoiceDocument,
  'payments.getInvoices': getInvoices,
  'payments.pay': pay,
  'payments.setAutomatic': setAutomatic,
  'payments.stopAutomatic': stopAutomatic,
};
