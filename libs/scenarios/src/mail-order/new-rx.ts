import { addDays, businessDayFrom, inputKinds } from '@portal/domain';
import { newRxRefusals, newRxState } from '@portal/domain/mail-order';
import * as z from 'zod/mini';
import type { Context, Memory } from '../memory/behaviour';
import { receivedIn } from '../memory/received';
import type { Prescription } from './mail-order-files';
import { fileIn, namedDrugOf } from './refills';
import { onDayOf } from './order-days';
import { isOpen, ordersIn } from './stored-orders';
import { dayOf } from '../memory/dates';
import { isPerson } from '../people/person';
import { spanishNameOf } from '../drug-catalogue/drug-products';

const wayOf = {
  'new-rx-transfer': 'TRANSFER',
  'new-rx-prescriber': 'PRESCRIBER',
  'new-rx-paper': 'PAPER',
} as const;

const Refusal = z.enum(Object.keys(newRxRefusals) as [keyof typeof newRxRefusals]);
const Answers = z.strictObject({
  drugName: z.string(),
  strength: z.optional(z.string()),
  rxNumber: z.optional(z.string()),
  days: z.enum(['30', '60', '90']),
  pharmacyName: z.optional(z.string()),
  prescriberName: z.optional(z.string()),
  officePhone: z.string(),
  writtenOn: z.optional(z.iso.date()),
});
const StoredRequest = z.strictObject({
  referenceNumber: z.string(),
  memberId: z.string(),
  formId: z.enum(Object.keys(wayOf) as [keyof typeof wayOf]),
  sentOn: z.iso.datetime({ offset: true }),
  answerBy: z.iso.datetime({ offset: true }),
  answers: Answers,
});
type StoredRequest = z.output<typeof StoredRequest>;

/** The requests that were sent before the scenario begins, and the offices that say no, by phone number. */
export const NewRxFile = z.strictObject({
  requests: z.array(StoredRequest),
  refusals: z.array(z.strictObject({ officePhone: z.string(), refusal: Refusal })),
});

const newRxFile = ({ fixtureOf }: Context) =>
  (fixtureOf('mailOrderNewRx.getRequests') ?? {
    requests: [],
    refusals: [],
  }) as z.output<typeof NewRxFile>;

const isNewRx = (formId: string): formId is keyof typeof wayOf => Object.hasOwn(wayOf, formId);

/** The requests as they were sent, the newest first. */
function requestsIn(memory: Memory, context: Context): StoredRequest[] {
  const sent = receivedIn(memory).flatMap(({ formId, memberId, answers, receipt }) => {
    if (!isNewRx(formId) || memberId === undefined) return [];
    const { referenceNumber, receivedAt, answerBy } = receipt;
    const request = { referenceNumber, memberId, formId, answerBy, sentOn: receivedAt };
    return [{ ...request, answers: answers as unknown as StoredRequest['answers'] }];
  });
  const before = newRxFile(context).requests.map(({ answerBy, ...request }) => ({
    ...request,
    answerBy: onDayOf(answerBy, businessDayFrom, context),
  }));
  return [...before, ...sent].sort((a, b) =>
    Date.parse(a.sentOn) > Date.parse(b.sentOn) ? -1 : 1,
  );
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The drug of this name in this strength; in its usual one where the strength is not known. */
function drugOf({ drugName, strength }: StoredRequest['answers'], { drugs }: Context) {
  const name = inputKinds.drugName.tidy(drugName);
  const named = drugs.named(name);
  // "Blood thinner" is no drug that one can prescribe.
  const byName = drugs.search(name).filter(({ everydayName }) => everydayName === undefined);
  const found = [...(named ? [named] : []), ...byName.map(({ entry }) => entry)];
  const all = found.flatMap((product) =>
    product.strengths.map((each) => ({ product, strength: each })),
  );
  return (
    all.find((each) => strength && plain(each.strength.strength) === plain(strength)) ??
    all.find(({ product, strength: each }) => each.strength === product.usual.strength)
  );
}

/** The prescription that a request renews. */
const renewedBy = ({ memberId, answers }: StoredRequest, context: Context) =>
  fileIn(context).prescriptions.find(
    (each) => each.rxNumber === answers.rxNumber && isPerson(each.memberId, memberId),
  );

/** Why there will be no prescription; undefined when there will. */
function refusalOf(
  request: StoredRequest,
  context: Context,
): keyof typeof newRxRefusals | undefined {
  const { answers, formId } = request;
  const { phone } = inputKinds;
  const office = newRxFile(context).refusals.find(
    ({ officePhone }) => phone.tidy(officePhone) === phone.tidy(answers.officePhone),
  );
  const renewed = renewedBy(request, context);
  if (office) return office.refusal;
  if (formId === 'new-rx-transfer' && isControlled(request, context)) return 'CONTROLLED';
  return renewed || drugOf(answers, context) ? undefined : 'DRUG_UNKNOWN';
}

/** The drug is a controlled substance: of the prescription that is renewed, else of the name that was typed. */
function isControlled(request: StoredRequest, context: Context): boolean {
  const renewed = renewedBy(request, context);
  const product = renewed
    ? context.drugs.strengthOf(renewed.ndc)?.product
    : drugOf(request.answers, context)?.product;
  return renewed?.controlled ?? product?.isControlled ?? false;
}

const stateOf = (request: StoredRequest, context: Context) =>
  newRxState({ ...request, isRefused: refusalOf(request, context) !== undefined }, context.now);

/** `NR-90001` gives 4990001: a number that no other prescription has. */
const newNumber = ({ referenceNumber }: StoredRequest) => `49${referenceNumber.slice(-5)}`;

/** What a request that is ready became. */
function prescriptionFrom(request: StoredRequest, context: Context): Prescription {
  const { memberId, answers, answerBy } = request;
  const { prescriberName, officePhone } = answers;
  const renewed = renewedBy(request, context);
  const supply = renewed ? supplyOf(renewed) : usualSupply(answers, context);
  const writtenOn = answers.writtenOn ?? dayOf(new Date(answerBy), context);
  return {
    rxNumber: newNumber(request),
    memberId,
    ...supply,
    ...(isControlled(request, context) && { controlled: true }),
    refillsLeft: 3,
    lastFilledOn: renewed?.lastFilledOn ?? null,
    expiresOn: addDays(writtenOn, 365),
    prescriberName: prescriberName ?? renewed?.prescriberName ?? '',
    prescriberPhone: prescriberName ? officePhone : (renewed?.prescriberPhone ?? ''),
  };
}

/** The fill that was before, so that a renewal is not ready while the last one lasts. */
const supplyOf = ({ ndc, quantity, days, maxQuantity }: Prescription) => ({
  ndc,
  quantity,
  days,
  maxQuantity,
});

function usualSupply(answers: StoredRequest['answers'], context: Context) {
  const { product, strength } = drugOf(answers, context)!;
  const { usual } = product;
  const days = Number(answers.days);
  const quantityOf = (supply: number) => Math.ceil((usual.quantity * supply) / usual.days);
  return { ndc: strength.ndc, quantity: quantityOf(days), days, maxQuantity: quantityOf(90) };
}

const isOnItsWay = (rxNumber: string, memory: Memory, context: Context) =>
  ordersIn(memory, context).some(
    (order) => isOpen(order, context.now) && order.items.some((each) => each.rxNumber === rxNumber),
  );

/**
 * What became of the requests: the new prescriptions, and the numbers of those that they replace: what they renew, and
 * what the person has of the same drug and strength that cannot be filled any more.
 */
export function newPrescriptions(memory: Memory, context: Context) {
  const ready = requestsIn(memory, context).filter(
    (request) => stateOf(request, context) === 'ready',
  );
  const added = ready.map((request) => prescriptionFrom(request, context));
  const usedUp = fileIn(context).prescriptions.filter(
    ({ rxNumber, ndc, memberId, refillsLeft, expiresOn }) =>
      (refillsLeft <= 0 || expiresOn < context.today) &&
      !isOnItsWay(rxNumber, memory, context) &&
      added.some((each) => each.ndc === ndc && isPerson(each.memberId, memberId)),
  );
  const renewed = ready.flatMap((request) => renewedBy(request, context) ?? []);
  return { added, replaced: new Set([...renewed, ...usedUp].map(({ rxNumber }) => rxNumber)) };
}

/** The requests of a person as the portal reads them. */
export const requestRows = (memory: Memory, context: Context, memberId: string) =>
  allRequestRows(memory, context).filter((each) => isPerson(each.memberId, memberId));

/** The requests of everyone, the newest first. */
export const allRequestRows = (memory: Memory, context: Context) =>
  requestsIn(memory, context).map((request) => requestRow(request, context));
export type RequestRow = ReturnType<typeof requestRow>;

function requestRow(request: StoredRequest, context: Context) {
  const { referenceNumber, memberId, formId, sentOn, answerBy, answers } = request;
  const state = stateOf(request, context);
  const renewed = renewedBy(request, context);
  const drug = renewed && namedDrugOf(context, renewed.rxNumber, renewed.ndc);
  return {
    referenceNumber,
    memberId,
    way: wayOf[formId],
    state: state.toUpperCase(),
    refusal: state === 'refused' ? (refusalOf(request, context) ?? null) : null,
    drugName: drug?.drugName ?? answers.drugName,
    spanishName: drug ? drug.spanishName : spanishNameOf(drugOf(answers, context)?.product),
    strength: drug?.strength ?? answers.strength ?? null,
    days: Number(answers.days),
    renews: renewed?.rxNumber ?? null,
    rxNumber: state === 'ready' ? newNumber(request) : null,
    officeName: answers.pharmacyName ?? answers.prescriberName ?? null,
    officePhone: answers.officePhone,
    writtenOn: answers.writtenOn ?? null,
    sentOn,
    answerBy,
  };
}
