import { isoDay } from './calendar';
import type { ClaimFigures } from './claims';
import { claimStatusKind } from './claims';
import { concept, fhirId, type FhirResource, present, profileOf, systems } from './fhir-codes';
import { sumAmounts } from './money';

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
  original?: { claimNumber: string } | null | undefined;
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
  const kind = claimStatusKind(row.status);
  const isDecided = kind !== 'inProgress' && kind !== 'duplicate' && kind !== 'unknown';
  return isDecided && isoDay(row.dateOfService) !== null;
}

/** C4BB ExplanationOfBenefit, Pharmacy: one claim with its figures, of which every one ties out with the list. */
export function explanationOf(
  row: RecordClaim,
  entry: RecordEntry,
  links: ClaimLinks,
): FhirResource {
  const kind = claimStatusKind(row.status);
  const isRejected = kind === 'rejected';
  const served = isoDay(row.dateOfService) as string;
  const amounts = amountsOf(row, entry);
  const coded = amounts.map(({ kind: code, system, dollars }) => ({
    category: concept(system, code),
    amount: { value: dollars, currency: 'USD' },
  }));
  const original = kind === 'reversed' && entry.original?.claimNumber;
  return present({
    resourceType: 'ExplanationOfBenefit',
    id: fhirId(`claim-${row.healthServiceId || entry.claimNumber}`),
    meta: {
      lastUpdated: links.lastUpdated,
      profile: [profileOf('C4BB-ExplanationOfBenefit-Pharmacy')],
    },
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
    supportingInfo: supportingInfoOf(entry),
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
        adjudication: [...coded, ...(isRejected ? [denialOf(entry.rejectCode)] : [])],
      }),
    ],
    adjudication: [
      {
        category: concept(systems.c4bbDiscriminator, 'benefitpaymentstatus'),
        reason: concept(systems.c4bbPayerStatus, networkOf(entry.network)),
      },
    ],
    total: coded,
    payment: { type: concept(systems.c4bbPayerStatus, isRejected ? 'denied' : 'paid') },
  });
}

/** The amounts in the codes of the guide. A missing one is left out; a claim without any cost the member nothing. */
function amountsOf(row: RecordClaim, entry: RecordEntry): Amount[] {
  const { adjudication, c4bbAdjudication } = systems;
  const price =
    entry.fullPrice === null ? null : sumAmounts([entry.fullPrice, -(entry.planDiscount ?? 0)]);
  const known: [string, string, number | null][] = [
    ['submitted', adjudication, entry.fullPrice],
    ['discount', c4bbAdjudication, entry.planDiscount],
    ['drugcost', c4bbAdjudication, price],
    ['eligible', adjudication, price],
    ['deductible', adjudication, entry.deductibleAmount],
    ['copay', adjudication, entry.copayAmount],
    ['coinsurance', c4bbAdjudication, entry.coinsuranceAmount],
    ['priorpayerpaid', c4bbAdjudication, entry.otherPayerAmount],
    ['benefit', adjudication, row.amtInsurancePaid],
    ['paidtoprovider', c4bbAdjudication, row.amtInsurancePaid],
    ['paidbypatient', c4bbAdjudication, row.copayAmount],
    ['memberliability', c4bbAdjudication, row.copayAmount],
  ];
  const amounts = known.flatMap(([kind, system, dollars]) =>
    dollars === null ? [] : [{ kind, system, dollars: sumAmounts([dollars]) }],
  );
  return amounts.length > 0
    ? amounts
    : [{ kind: 'memberliability', system: c4bbAdjudication, dollars: 0 }];
}

const denialOf = (rejectCode: string) => ({
  category: concept(systems.c4bbDiscriminator, 'denialreason'),
  reason: rejectCode ? concept(systems.rejectCode, rejectCode) : { text: 'No code was sent.' },
});

function productOf({ productId, drugName }: RecordClaim) {
  const text = drugName ? { text: drugName } : {};
  if (/^\d{10,11}$/.test(productId)) return { ...concept(systems.ndc, productId), ...text };
  return { text: drugName || 'Drug name not available' };
}

function careTeamOf({ prescriberName }: RecordEntry, { practitionerId }: ClaimLinks) {
  if (!practitionerId && !prescriberName) return undefined;
  return [
    {
      sequence: 1,
      provider: present({
        reference: practitionerId ? `Practitioner/${practitionerId}` : undefined,
        display: prescriberName || undefined,
      }),
      role: concept(systems.c4bbCareTeamRole, 'prescribing', 'Prescribing provider'),
    },
  ];
}

/** What the pharmacy sent along: days, fill, refills and the codes of NCPDP. */
function supportingInfoOf(entry: RecordEntry) {
  const quantity = (value: number | null) => value !== null && { valueQuantity: { value } };
  const coded = (system: string, code: string) => code !== '' && { code: concept(system, code) };
  const received = isoDay(entry.receivedOn);
  const known = [
    ['dayssupply', quantity(entry.daysSupply)],
    ['dawcode', coded(systems.dispenseAsWritten, entry.dispenseAsWrittenCode)],
    ['refillnum', quantity(entry.fillNumber)],
    ['refillsauthorized', quantity(entry.refillsAuthorized)],
    ['brandgenericindicator', coded(systems.brandGeneric, entry.brandGenericCode)],
    ['rxorigincode', coded(systems.prescriptionOrigin, entry.prescriptionOriginCode)],
    ['clmrecvddate', received !== null && { timingDate: received }],
    ['compoundcode', coded(systems.compound, entry.compoundCode)],
  ] as const;
  const list = known
    .filter(([, value]) => value !== false)
    .map(([code, value], index) => ({
      sequence: index + 1,
      category: concept(systems.c4bbSupportingInfo, code),
      ...(value as object),
    }));
  return list.length > 0 ? list : undefined;
}

const networkOf = (network: string): string =>
  network === 'in' ? 'innetwork' : network === 'out' ? 'outofnetwork' : 'other';
