import { brandValues, type ClientId, clientIdOf, clientOf } from '@portal/client-config';
import { cardHasEnded, planBenefitPackage } from '@portal/domain';
import { clockDay } from '../memory/dates';
import type { Json } from '../files/scenario-file';
import {
  type Behaviours,
  type Context,
  type Memory,
  serviceError,
  answer,
  derived,
} from '../memory/behaviour';
import { type Card, cardsOf } from './id-cards';

/** What a wallet shows of a card; the stand-ins write it in Apple's and Google's form. */
export type WalletCard = {
  language: 'en' | 'es';
  issuer: string;
  plan: string;
  name: string;
  memberId: string;
  rxGroup: string;
  bin: string;
  pcn: string;
  personCode: string;
  planBenefitPackage: string;
  phone: string;
  pharmacistPhone: string;
  website: string;
  /** The last day on which the card is valid; empty when none is set. */
  endsOn: string;
  /** The client's colours, #rrggbb. */
  background: string;
};

type Query = Record<string, string> | undefined;

/** A card that the member sees, as a wallet shows it: their own unless another is named. Undefined when there is no valid one. */
function walletCard(memory: Memory, query: Query, context: Context): WalletCard | undefined {
  const cards = cardsOf(memory, context.fixtureOf('idCard.get'));
  const wanted = query?.['memberId'] ?? cards[0]?.memberId;
  const card = cards.find(({ memberId }) => memberId === wanted);
  if (!card) return undefined;
  const client = clientOfScenario(context);
  const medicare = context.scenario.businessLine === 'MEDD';
  const text = textsOf(card);
  if (cardHasEnded(text('endsOn'), clockDay(context.scenario.clock))) return undefined;
  return {
    language: query?.['lang'] === 'es' ? 'es' : 'en',
    issuer: clientOf(client).name,
    plan: text('planId'),
    name: `${text('firstName')} ${text('lastName')}`.trim(),
    memberId: text('memberId'),
    rxGroup: text('rxGroup'),
    bin: text('bin'),
    pcn: text('pcn'),
    personCode: medicare ? '' : text('personCode'),
    planBenefitPackage: planBenefitPackage(text('pbpNumber')),
    phone: text('phone'),
    pharmacistPhone: text('pharmacistPhone'),
    website: text('website'),
    endsOn: text('endsOn'),
    background: brandValues(client, 'a').brandStrong,
  };
}

const clientOfScenario = ({ scenario }: Context): ClientId => clientIdOf(scenario.client);

const textsOf = (card: Card) => (name: string) => {
  const value = card[name];
  return typeof value === 'string' && value !== 'null' ? value : '';
};

const noCard = serviceError(404, 'CARD_NOT_FOUND', 'There is no card for this member yet.');

export const behaviours: Behaviours = {
  /** What the Apple pass shows; the stand-ins sign it as a file. */
  'wallet.getPass': derived((memory, { query }, context) => {
    const card = walletCard(memory, query, context);
    const response = card ? { status: 200, body: card as Json } : noCard;
    return { memory, response };
  }),
  /** The URL for Google Wallet with the content of the pass in an unsigned token; the stand-ins sign it. */
  'wallet.getGoogleLink': derived((memory, { query }, context) => {
    const card = walletCard(memory, query, context);
    if (!card) return { memory, response: noCard };
    const part = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'none', typ: 'JWT' })}.${part(card)}.`;
    const saveUrl = `https://pay.google.com/gp/v/save/${token}`;
    return answer(memory, { saveUrl });
  }),
};
