import type { Endpoint } from '@portal/contracts';
import { clockDay, newMemory, play, type Scenario, shiftText } from '@portal/scenarios';

/** Path parameters and query values side by side, the body under `body`. */
export type CallInput = Record<string, unknown>;

const exampleNpi = '1234567893';

/** What each call that needs an input is asked in a contract. Dates stand at the scenario's clock. */
const inputs: Record<string, (scenario: Scenario) => CallInput[]> = {
  'claims.getEntry': (scenario) => [{ healthServiceId: newestClaim(scenario) }],
  'claims.getHistory': (scenario) => [
    {
      fromDate: shiftText(clockDay(scenario.clock), -30),
      toDate: clockDay(scenario.clock),
      memberId: memberIdOf(scenario),
    },
  ],
  'content.getEmergencyAlert': contentInputs,
  'content.getFooter': contentInputs,
  'content.getPage': (scenario) =>
    contentInputs(scenario).map((input) => ({ ...input, page: 'about-us' })),
  'health.getInformation': (scenario) => [{ memberId: memberIdOf(scenario) }],
  'mailOrder.getOverview': (scenario) => [{ memberId: memberIdOf(scenario) }],
  'idCard.get': (scenario) => [{ memberId: memberIdOf(scenario) }],
  'idCard.requestReplacement': (scenario) => [
    { body: { memberId: memberIdOf(scenario), copies: 1, reason: 'lost' } },
  ],
  'mailOrder.getUserEligibility': (scenario) => [{ memberId: memberIdOf(scenario) }],
  'mailOrderTokens.getForDependent': (scenario) => [{ dependentId: `${memberIdOf(scenario)}-03` }],
  'notifications.getMessage': (scenario) => [{ mpmId: newestMessage(scenario) }],
  'payments.getInvoiceDocument': () => [{ invoiceId: 'INV-1004' }],
  'payments.pay': () => [
    { idempotencyKey: 'example-key-1', body: { amount: 20, method: { cardId: 'CARD-1' } } },
  ],
  'payments.setAutomatic': () => [
    { body: { dayOfMonth: 15, ceiling: 60, method: { cardId: 'CARD-1' }, agreed: true } },
  ],
  'pharmacies.getDefault': (scenario) => [{ memberId: memberIdOf(scenario) }],
  'pharmacies.getMailOrderByClient': (scenario) => [{ clientName: scenario.client }],
  'pharmacies.getMailOrderByNpi': () => [{ mailOrderNpi: exampleNpi }],
  'pharmacies.search': () => [{ zip: '55000', radius: 5 }],
  'pharmacies.setDefault': (scenario) => [
    { body: { memberId: memberIdOf(scenario), npi: exampleNpi } },
  ],
  'translations.getClientEntries': ({ client }) => [
    { locale: 'en-US', requestKey: 'mrxportal', level3Client: client },
  ],
  'translations.getEntries': () => [{ locale: 'en-US' }, { locale: 'es-ES' }],
  'user.getMemberInfo': userInfoInputs,
  'user.getProviderInfo': userInfoInputs,
};

/** As it is asked on any page; and, for one of each kind, where the address hands on who is meant (SS-7). */
function userInfoInputs({ name }: Scenario): CallInput[] {
  const nc = 1762351200000;
  const handedOn = {
    secondaryCardHolderId: 'CARD-HOLDER-1',
    secondaryClientId: 'CLIENT-1',
    secondaryPatientId: 'PATIENT-1',
    splitPlatform: 'PLATFORM-1',
    bin: '012345',
  };
  const both = ['commercial-member', 'provider'].includes(name);
  return both ? [{ nc }, { nc, ...handedOn }] : [{ nc }];
}

/** The inputs with which an endpoint is called in a scenario. A call with path parameters must have a row. */
export function inputsFor(endpoint: Endpoint, scenario: Scenario): CallInput[] {
  const make = inputs[endpoint.id];
  if (make) return make(scenario);
  if (Object.keys(endpoint.params).length > 0 || endpoint.body) {
    throw new Error(`The contract has no example input for "${endpoint.id}": add a row here.`);
  }
  return [{}];
}

/** The line of the scenario, in both languages. */
function contentInputs({ businessLine }: Scenario): CallInput[] {
  const line = businessLine === 'MEDD' ? 'medicare' : 'commercial';
  return ['en-us', 'es-es'].map((locale) => ({ line, locale }));
}

const bodyOf = (scenario: Scenario, endpointId: string, params: Record<string, string>): unknown =>
  play(scenario, newMemory(scenario), { endpointId, params, query: {} }).answer.body;

/** The member id that a scenario has on record. */
export function memberIdOf(scenario: Scenario): string {
  const calls = ['user.getMemberInfo', 'user.getProviderInfo'];
  const infos = calls.map((call) => bodyOf(scenario, call, {}) as { memebrId?: string } | null);
  return infos.find((info) => info?.memebrId !== undefined)?.memebrId ?? 'NOBODY';
}

function newestClaim(scenario: Scenario): string {
  const today = clockDay(scenario.clock);
  const history = bodyOf(scenario, 'claims.getHistory', {
    fromDate: shiftText(today, -365),
    toDate: today,
    memberId: memberIdOf(scenario),
  }) as { claimsHistory?: { claim?: { healthServiceId: string }[] } } | null;
  return history?.claimsHistory?.claim?.[0]?.healthServiceId ?? 'HS-UNKNOWN';
}

function newestMessage(scenario: Scenario): string {
  const list = bodyOf(scenario, 'notifications.getList', {}) as {
    notifications?: { mpmId: string }[];
  } | null;
  return list?.notifications?.[0]?.mpmId ?? 'MPM-UNKNOWN';
}
