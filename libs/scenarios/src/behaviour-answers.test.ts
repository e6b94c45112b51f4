import { catalogue } from '@portal/contracts/all';
import { exampleAnswers, type FormDefinition, readForm } from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import * as z from 'zod';
import { behaviours } from './all-behaviours';
import type { PlayRequest } from './check-request';
import { newMemory, play } from './play';
import { loadFixtures, type Scenario } from './read-fixtures';

const { scenarios } = loadFixtures();
const named = (name: string): Scenario => scenarios.get(name)!;

const election = formDefinitions['payment-plan-election'];
const elector = { fullName: 'Hollis Quillby', memberId: 'GMR00730512', birthDate: '1953-08-19' };
/** Example answers to a form as the portal sends them: of a member who is known, or of a visitor. */
const answersTo = (definition: FormDefinition, known?: typeof elector) => {
  const facts = { today: '2026-11-05', signedIn: known !== undefined, known: known ?? {} };
  const given = known ? { startOn: facts.today } : {};
  return readForm(definition, exampleAnswers(definition, facts, given), facts).values;
};
const electionSent = {
  version: 1,
  language: 'en',
  answers: answersTo(election, elector),
  signature: { name: elector.fullName, agreed: true },
};
const messageSent = {
  language: 'en',
  topic: 'claim',
  subject: 'I was charged differently',
  body: 'More than the quote.',
  replyBy: 'messageCenter',
};
const ofMember = { query: { memberId: 'EVF00421787' } };
const packaging = { childResistant: true, largePrint: false, labelLanguage: 'en' };
const mailOrderRequests: Record<string, Partial<PlayRequest>> = {
  'mailOrderRefills.getList': ofMember,
  'mailOrders.getList': ofMember,
  'mailOrders.cancel': {
    params: { orderNumber: 'HD-20431' },
    body: { memberId: 'EVF00421787' },
  },
  'mailOrderCheckout.get': ofMember,
  'mailOrderCheckout.placeOrder': {
    idempotencyKey: 'key',
    body: {
      memberId: 'EVF00421787',
      items: [{ rxNumber: '4402101', days: 90, cost: 7.5 }],
      ...{ addressId: 'ADDR-1', shippingId: 'standard', packaging, expectedTotal: 7.5 },
      payment: { pciToken: 'CARD-1' },
    },
  },
  'mailOrderCheckout.saveAddress': {
    body: {
      ...{ memberId: 'EVF00421787', addressId: 'ADDR-2' },
      address: {
        ...{ nickname: '', name: 'Marisol Sampleton', line1: '1 Example Lane', line2: '' },
        ...{ city: 'Sampleville', state: 'MN', zip: '55000', phone: '', note: '' },
        ...{ from: '', until: '', isDefault: false },
      },
    },
  },
  'mailOrderCheckout.saveCard': {
    body: {
      card: {
        ...{ token: 'tok_12345678', brand: 'Visa', last4: '4242' },
        ...{ expMonth: 9, expYear: 2029, billingZip: '55000' },
      },
      ...{ isHsa: false, save: true },
    },
  },
  'mailOrderCheckout.removeAddress': { ...ofMember, params: { addressId: 'ADDR-2' } },
  'mailOrderCheckout.removeCard': { params: { pciToken: 'CARD-1' } },
  'mailOrderCheckout.savePackaging': {
    body: { memberId: 'EVF00421787', packaging, adultConfirmed: false },
  },
  'mailOrderCheckout.confirmHealth': {
    body: { memberId: 'EVF00421787', allergies: ['Latex'], conditions: [] },
  },
};
const visitorMessageSent = { language: 'en', ...answersTo(formDefinitions['contact-visitor']) };

test('every successful answer of a behaviour fits the schema of its endpoint', () => {
  const requests: Record<string, Partial<PlayRequest>> = {
    'claims.getHistory': {
      params: { fromDate: '2026-10-06', toDate: '2026-11-05', memberId: 'EVF00421787' },
    },
    'claims.getEntry': { params: { healthServiceId: 'HS-26301-88104' } },
    'idCard.requestReplacement': { body: { memberId: 'EVF00421787', copies: 1 } },
    'notifications.getMessage': { params: { mpmId: '7001' } },
    'content.getFooter': { params: { line: 'commercial', locale: 'en-us' } },
    'content.getPage': { params: { page: 'about-us', line: 'commercial', locale: 'en-us' } },
    'translations.getEntries': { params: { locale: 'en-US' } },
    'payments.getInvoiceDocument': { params: { invoiceId: 'INV-1007' } },
    'payments.pay': {
      idempotencyKey: 'key',
      body: { amount: 5, method: { cardId: 'CARD-1' } },
    },
    'payments.setAutomatic': {
      body: { dayOfMonth: 1, ceiling: 50, method: { cardId: 'CARD-1' }, agreed: true },
    },
    'events.report': { body: { events: [] } },
    'drafts.save': { params: { formId: 'a-form' }, body: { replaces: 0, content: {} } },
    'members.search': { body: { memberId: 'EVF00421787' } },
    'staff.findMembers': { body: { memberId: 'EVF00421787' } },
    'staff.startEmulation': { body: { memberId: 'EVF00421787', purpose: 'claim' } },
    'drugs.getInfo': { query: { hsn: '919601' } },
    'drugs.getQuote': { params: { quoteId: 'Q100000' } },
    'drugs.getPrice': {
      query: { hsn: '919601', ndc: '99005196002', quantity: '30', days: '30', zip: '55101' },
    },
    'pharmacies.search': { query: { zip: '55000' } },
    'pharmacies.getMailOrderByNpi': { params: { mailOrderNpi: '1999000114' } },
    'pharmacies.setDefault': { body: { memberId: 'EVF00421787', npi: '1999000106' } },
    'forms.submit': {
      params: { formId: election.id },
      body: electionSent,
      idempotencyKey: 'key',
    },
    'health.getInformation': { params: { memberId: 'EVF00421787' } },
    'mailOrder.getOverview': { params: { memberId: 'EVF00421787' } },
    ...mailOrderRequests,
    'messages.send': { body: messageSent, idempotencyKey: 'key' },
    'messages.sendAsVisitor': { body: visitorMessageSent, idempotencyKey: 'key' },
  };
  // A member without a balance has nothing to pay.
  const owing = named('past-due-member');
  const others: Record<string, string> = {
    'members.search': 'support-agent',
    'staff.findMembers': 'support-agent',
    'staff.getRecent': 'support-agent',
    'staff.startEmulation': 'support-agent',
    'forms.submit': 'medicare-member',
    'messages.sendAsVisitor': 'visitor',
    'mailOrderCheckout.placeOrder': 'commercial-member',
  };
  for (const id of [...behaviours.keys()].filter((each) => each !== 'user.getProviderInfo')) {
    const scenario = others[id] ? named(others[id]) : owing;
    const request = { endpointId: id, params: {}, query: {}, ...requests[id] };
    const { status, body } = play(scenario, newMemory(scenario), request).answer;
    expect([id, status]).toEqual([id, 200]);
    expect([id, z.safeParse(catalogue.get(id).response, body).error]).toEqual([id, undefined]);
  }
});
