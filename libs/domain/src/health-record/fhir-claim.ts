import { isoDay } from '../calendar/calendar';
import { priceThatTiesOut } from '../claims/claim-payment';
import type { ClaimFigures } from '../claims/claims';
import { concept, fhirId, type FhirResource, present, profileOf, systems } from './fhir-codes';
import { sumAmounts } from '../money/money';

/** A claim of the list, as the record needs it. */
export interface RecordClaim extends ClaimFigures {
  healthServiceId: string;
  memberId: string;
  memberFirstName: string;
  /** National Drug Code, 11 digits. */
  productId: string;
}

/** The detail of a claim, as the record needs it; amounts in dollars, null or '' for what is not known. */
export interface RecordEntry {
  claimNumber: string;
  rxNumber: string;
  quantity: number | null;
  quantityUnit: string;
  daysSupply: number | null;
  prescriberName: string;
  prescriberNpi: string;
  pharmacyNpi: string;
  receivedOn: string;
  fillNumber: number | null;
  refillsAuthorized: number | null;
  dispenseAsWrittenCode: string;
  prescriptionOriginCode: string;
  compoundCode: string;
  brandGenericCode: string;
  network: string;
  rejectCode: string;
  reversedOn: string;
  fullPrice: number | null;
  planDiscount: number | null;
  deductibleAmount: number | null;
  copayAmount: number | null;
  coinsuranceAmount: number | null;
  otherPayerAmount: number | null;
  original: { claimNumber: string } | null;
}

/** What a claim is made with: the references to the other resources, and the moment of the record. */
export interface ClaimLinks {
  patientId: string;
  coverageId: string;
  insurerId: string;
  pharmacyId: string;
  practitionerId?: string | undefined;
  /** ISO date-time. */
  lastUpdated: string;
}

type Amount = { kind: string; system: string; dollars: number };

/** A claim is on record once the plan decided it: not while it is open, repeated or of a status unknown. */
export function isOnRecord(row: Pick<RecordClaim, 'status' | 'dateOfService'>): boolean {
  const { status: kind } = row;
  const isDecided = kind !== 'inProgress' && kind !== 'duplicate' && kind !== 'unknown';
  return isDecided && isoDay(row.dateOfService) !== null;
}

/**
 * One claim with its figures, of which every one ties out with the list: C4BB ExplanationOfBenefit, Pharmacy. It
 * says so only when it holds what that profile needs; without, it is a plain ExplanationOfBenefit.
 */
export function explanationOf(
  row: RecordClaim,
  entry: RecordEntry,
  links: ClaimLinks,
): FhirResource {
  const { status: kind } = row;
  const isRejected = kind === 'rejected';
  const served = isoDay(row.dateOfService) as string;
  const amounts = amountsOf(row, entry);
  const coded = amounts.map(({ kind: code, system, dollars }) => ({
    category: concept(system, code),
    amount: { value: dollars, currency: 'USD' },
  }));
  const original = kind === 'reversed' && entry.original?.claimNumber;
  const info = supportingInfoOf(entry);
  const keepsProfile =
    coded.length > 0 && isNdc(row.productId) && needed.every((code) => info.has(code));
  return present({
    resourceType: 'ExplanationOfBenefit',
    id: fhirId(`claim-${row.healthServiceId || entry.claimNumber}`),
    meta: present({
      lastUpdated: links.lastUpdated,
      profile: keepsProfile ? [profileOf('C4BB-ExplanationOfBenefit-Pharmacy')] : undefined,
    }),
    identifier: [
      {
        type: concept(systems.c4bbIdentifierType, 'uc', 'Unique Claim ID'),
        value: entry.claimNumber || row.healthServiceId,
      },
    ],
    status: kind === 'reversed' || entry.reversedOn ? 'cancelled' : 'active',
    type: concept(systems.claimType, 'pharmacy', 'Pharmacy'),
    use: 'claim',
    patient: { reference: `Patient/${links.patientId}` },
    billablePeriod: { start: served, end: served },
    created: isoDay(entry.receivedOn) ?? served,
    insurer: { reference: `Organization/${links.insurerId}` },
    provider: {
      reference: `Organization/${links.pharmacyId}`,
      ...(row.serviceProvider && { display: row.serviceProvider }),
    },
    related:
      original && original !== entry.claimNumber
        ? [
            {
              relationship: concept(systems.relatedClaim, 'prior'),
              reference: { value: original },
            },
          ]
        : undefined,
    prescription: entry.rxNumber ? { display: `Rx ${entry.rxNumber}` } : undefined,
    outcome: 'complete',
    careTeam: careTeamOf(entry, links),
    supportingInfo: info.size > 0 ? [...info.values()] : undefined,
    insurance: [{ focal: true, coverage: { reference: `Coverage/${links.coverageId}` } }],
    item: [
      present({
        sequence: 1,
        productOrService: productOf(row),
        servicedDate: served,
        quantity:
          entry.quantity === null
            ? undefined
            : present({ value: entry.quantity, unit: entry.quantityUnit || undefined }),
        adjudication: listed([...coded, ...(isRejected ? [denialOf(entry.rejectCode)] : [])]),
      }),
    ],
    adjudication: [
      {
        category: concept(systems.c4bbDiscriminator, 'benefitpaymentstatus'),
        reason: concept(systems.c4bbPayerStatus, networkOf(entry.network)),
      },
    ],
    total: listed(coded),
    payment: { type: concept(systems.c4bbPayerStatus, isRejected ? 'denied' : 'paid') },
  });
}

/** A list as FHIR has it: none where it is empty. */
const listed = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined);

/** The price that the plan agreed to. Of a rejected claim nothing was paid, so that nothing has to come to it. */
const priceOf = ({ status, copayAmount, amtInsurancePaid }: RecordClaim, entry: RecordEntry) =>
  status === 'rejected'
    ? priceThatTiesOut(null, null, entry)
    : priceThatTiesOut(copayAmount, amtInsurancePaid, entry);

/**
 * The amounts in the codes of the guide. A missing one, a price that contradicts the others, and the parts of what the
 * member paid, where that is not known, are left out. A rejected claim without any cost the member nothing.
 */
function amountsOf(row: RecordClaim, entry: RecordEntry): Amount[] {
  const { adjudication, c4bbAdjudication } = systems;
  const price = priceOf(row, entry);
  const isPaidKnown = row.copayAmount !== null || row.status === 'rejected';
  const part = (dollars: number | null) => (isPaidKnown ? dollars : null);
  const known: [string, string, number | null][] = [
    ['submitted', adjudication, entry.fullPrice],
    ['discount', c4bbAdjudication, entry.planDiscount],
    ['drugcost', c4bbAdjudication, price],
    ['eligible', adjudication, price],
    ['deductible', adjudication, part(entry.deductibleAmount)],
    ['copay', adjudication, part(entry.copayAmount)],
    ['coinsurance', c4bbAdjudication, part(entry.coinsuranceAmount)],
    ['priorpayerpaid', c4bbAdjudication, part(entry.otherPayerAmount)],
    ['benefit', adjudication, row.amtInsurancePaid],
    ['paidtoprovider', c4bbAdjudication, row.amtInsurancePaid],
    ['paidbypatient', c4bbAdjudication, row.copayAmount],
    ['memberliability', c4bbAdjudication, row.copayAmount],
  ];
  const amounts = known.flatMap(([kind, system, dollars]) =>
    dollars === null ? [] : [{ kind, system, dollars: sumAmounts([dollars]) }],
  );
  return amounts.length > 0 || row.status !== 'rejected'
    ? amounts
    : [{ kind: 'memberliability', system: c4bbAdjudication, dollars: 0 }];
}

/** The codes of NCPDP in what a service wrote, or its words. */
function denialOf(rejectCode: string) {
  const codes = rejectCode.toUpperCase().match(/\b[0-9A-Z]{1,3}\b/g) ?? [];
  return {
    category: concept(systems.c4bbDiscriminator, 'denialreason'),
    reason:
      codes.length > 0
        ? { coding: codes.map((code) => ({ system: systems.rejectCode, code })) }
        : { text: rejectCode.trim() || 'No code was sent.' },
  };
}

const isNdc = (productId: string): boolean => /^\d{10,11}$/.test(productId);

function productOf({ productId, drugName }: RecordClaim) {
  const text = drugName ? { text: drugName } : {};
  if (isNdc(productId)) return { ...concept(systems.ndc, productId), ...text };
  return { text: drugName || 'Drug name not available' };
}

/** The prescriber; the profile requires an identifier, so a name alone is left out. */
function careTeamOf({ prescriberName }: RecordEntry, { practitionerId }: ClaimLinks) {
  if (!practitionerId) return undefined;
  return [
    {
      sequence: 1,
      provider: present({
        reference: `Practitioner/${practitionerId}`,
        display: prescriberName || undefined,
      }),
      role: concept(systems.c4bbCareTeamRole, 'prescribing', 'Prescribing provider'),
    },
  ];
}

/** What the profile does not do without. */
const needed = ['dayssupply', 'dawcode', 'refillnum'];

/** What the pharmacy sent along, by its kind: days, fill, refills and the codes of NCPDP that are of its lists. */
function supportingInfoOf(entry: RecordEntry): Map<string, object> {
  const quantity = (value: number | null) => value !== null && { valueQuantity: { value } };
  const coded = (system: string, code: string, known: RegExp) =>
    known.test(code) && { code: concept(system, code) };
  const received = isoDay(entry.receivedOn);
  const known: [string, object | false][] = [
    ['dayssupply', quantity(entry.daysSupply)],
    ['dawcode', coded(systems.dispenseAsWritten, entry.dispenseAsWrittenCode, /^\d$/)],
    ['refillnum', quantity(entry.fillNumber)],
    ['refillsauthorized', quantity(entry.refillsAuthorized)],
    ['brandgenericindicator', coded(systems.brandGeneric, entry.brandGenericCode, /^\d$/)],
    ['rxorigincode', coded(systems.prescriptionOrigin, entry.prescriptionOriginCode, /^[0-5]$/)],
    ['clmrecvddate', received !== null && { timingDate: received }],
    ['compoundcode', coded(systems.compound, entry.compoundCode, /^[0-2]$/)],
  ];
  const sent = known.filter(([, value]) => value !== false);
  return new Map(
    sent.map(([code, value], index) => [
      code,
      {
        sequence: index + 1,
        category: concept(systems.c4bbSupportingInfo, code),
        ...(value as object),
      },
    ]),
  );
}

const networkOf = (network: string): string =>
  network === 'in' ? 'innetwork' : network === 'out' ? 'outofnetwork' : 'other';
