/** Whatever a JSON text holds. */
type Json = ReturnType<typeof JSON.parse>;

/** One rule of a profile, and whether a resource keeps it; `resolve` follows a reference within the record. */
interface Rule {
  of: string;
  rule: string;
  holds: (resource: Json, resolve: (reference: Json) => Json | undefined) => boolean;
}

const carin = 'http://hl7.org/fhir/us/carin-bb';
const hl7 = 'http://terminology.hl7.org/CodeSystem';

const list = (value: Json): Json[] => (Array.isArray(value) ? value : []);
const has = (concept: Json, system: string, codes: readonly string[]): boolean =>
  list(concept?.coding).some((each) => each.system === system && codes.includes(each.code));

/** C4BBAdjudication: the kinds of amounts. */
const isAmountType = ({ category }: Json): boolean =>
  has(category, `${hl7}/adjudication`, [
    'submitted',
    'copay',
    'eligible',
    'deductible',
    'benefit',
  ]) ||
  has(category, `${carin}/CodeSystem/C4BBAdjudication`, [
    'coinsurance',
    'noncovered',
    'priorpayerpaid',
    'paidbypatient',
    'paidtopatient',
    'paidtoprovider',
    'memberliability',
    'discount',
    'drugcost',
  ]);

const discriminated = (each: Json, code: string): boolean =>
  has(each.category, `${carin}/CodeSystem/C4BBAdjudicationDiscriminator`, [code]);
const status = (concept: Json, codes: readonly string[]): boolean =>
  has(concept, `${carin}/CodeSystem/C4BBPayerAdjudicationStatus`, codes);

const infoOf = (claim: Json, code: string): Json[] =>
  list(claim.supportingInfo).filter(({ category }) =>
    has(category, `${carin}/CodeSystem/C4BBSupportingInfoType`, [code]),
  );
const isDecimal = (info: Json): boolean => typeof info.valueQuantity?.value === 'number';
const isCoded = (name: string, digits: RegExp) => (info: Json) =>
  list(info.code?.coding).some(
    ({ system, code }) => system === `${hl7}/${name}` && digits.test(code),
  );

/** The slices of supportingInfo: how often each may stand there, and what it has to hold. */
const slices: [code: string, least: number, holds: (info: Json) => boolean][] = [
  ['dayssupply', 1, isDecimal],
  ['dawcode', 1, isCoded('NCPDPDispensedAsWrittenOrProductSelectionCode', /^[0-9]$/)],
  ['refillnum', 1, isDecimal],
  ['refillsauthorized', 0, isDecimal],
  ['brandgenericindicator', 0, isCoded('NCPDPBrandGenericIndicator', /^\d$/)],
  ['rxorigincode', 0, isCoded('NCPDPPrescriptionOriginCode', /^[0-5]$/)],
  ['compoundcode', 0, isCoded('NCPDPCompoundCode', /^[0-2]$/)],
  ['clmrecvddate', 0, ({ timingDate }) => /^\d{4}-\d\d-\d\d$/.test(timingDate)],
];

const claim = (rule: string, holds: Rule['holds']): Rule => ({
  of: 'C4BB-ExplanationOfBenefit-Pharmacy',
  rule,
  holds,
});

/**
 * What the profiles of the CARIN guide for Blue Button 2.1.0 (and of US Core, which they build upon) ask of a
 * pharmacy's claim and the resources around it, beyond FHIR R4 itself.
 */
const rules: Rule[] = [
  claim('says when it was last updated', ({ meta }) => Boolean(meta?.lastUpdated)),
  claim(
    'has one unique claim id, with its value',
    ({ identifier }) =>
      list(identifier).filter(
        ({ type, value }) =>
          has(type, `${carin}/CodeSystem/C4BBIdentifierType`, ['uc']) && Boolean(value),
      ).length === 1,
  ),
  claim('is a claim of a pharmacy', ({ type, use }) => {
    return use === 'claim' && has(type, `${hl7}/claim-type`, ['pharmacy']);
  }),
  claim('has a start of its period', ({ billablePeriod }) => Boolean(billablePeriod?.start)),
  claim('is of a patient', ({ patient }, resolve) => resolve(patient)?.resourceType === 'Patient'),
  claim('names the insurer', ({ insurer }, resolve) => {
    return resolve(insurer)?.resourceType === 'Organization';
  }),
  claim('names who billed it', ({ provider }, resolve) =>
    ['Organization', 'Practitioner'].includes(resolve(provider)?.resourceType),
  ),
  claim('has one coverage that counts', ({ insurance }, resolve) => {
    const coverages = list(insurance);
    return (
      coverages.filter(({ focal }) => focal === true).length === 1 &&
      coverages.every(({ coverage }) => resolve(coverage)?.resourceType === 'Coverage')
    );
  }),
  claim('relates to another claim by a number, as prior to it', ({ related }) =>
    list(related).every(
      ({ relationship, reference }) =>
        has(relationship, `${hl7}/ex-relatedclaimrelationship`, ['prior']) &&
        Boolean(reference?.value),
    ),
  ),
  claim('has a care team of practitioners who prescribe', ({ careTeam }, resolve) =>
    list(careTeam).every(
      ({ role, provider }) =>
        has(role, `${carin}/CodeSystem/C4BBClaimCareTeamRole`, ['prescribing']) &&
        resolve(provider)?.resourceType === 'Practitioner',
    ),
  ),
  ...slices.map(([code, least, holds]) =>
    claim(`has ${code} ${least ? 'once' : 'at most once'}, as it is coded`, (each) => {
      const found = infoOf(each, code);
      return found.length >= least && found.length <= 1 && found.every(holds);
    }),
  ),
  claim('says once whether it was paid as in the network', ({ adjudication }) => {
    const found = list(adjudication).filter((each) => discriminated(each, 'benefitpaymentstatus'));
    return found.length === 1 && status(found[0].reason, ['innetwork', 'outofnetwork', 'other']);
  }),
  claim('has items with a drug by its NDC and the day it was filled', ({ item }) => {
    return (
      list(item).length > 0 &&
      list(item).every(
        ({ productOrService, servicedDate }) =>
          list(productOrService?.coding).some(
            ({ system, code }) =>
              system === 'http://hl7.org/fhir/sid/ndc' && /^\d{10,11}$/.test(code),
          ) && Boolean(servicedDate),
      )
    );
  }),
  claim('has items with amounts, each of a known kind', ({ item }) =>
    list(item).every(({ adjudication }) => {
      const amounts = list(adjudication).filter(isAmountType);
      const denials = list(adjudication).filter((each) => discriminated(each, 'denialreason'));
      return (
        amounts.length > 0 &&
        amounts.every(({ amount }) => typeof amount?.value === 'number') &&
        denials.length <= 1 &&
        denials.every(({ reason }) => Boolean(reason)) &&
        amounts.length + denials.length === adjudication.length
      );
    }),
  ),
  claim('has totals, each of a known kind', ({ total }) => {
    return list(total).length > 0 && list(total).every(isAmountType);
  }),
  claim('says whether it was paid', ({ payment }) =>
    status(payment?.type, ['paid', 'denied', 'partiallypaid']),
  ),
  {
    of: 'C4BB-Patient',
    rule: 'has a member number within a system, a name in parts or a reason for none, and a gender',
    holds: ({ identifier, name, gender }) =>
      list(identifier).some(({ type }) => has(type, `${hl7}/v2-0203`, ['MB'])) &&
      list(identifier).every(({ system, value }) => system && value) &&
      list(name).length > 0 &&
      list(name).every(({ family, given, extension }) => family || given || extension) &&
      Boolean(gender),
  },
  {
    of: 'C4BB-Coverage',
    rule: 'has a subscriber, a beneficiary, a relationship and one payor',
    holds: ({ subscriberId, beneficiary, relationship, payor }, resolve) =>
      Boolean(subscriberId) &&
      resolve(beneficiary)?.resourceType === 'Patient' &&
      has(relationship, `${hl7}/subscriber-relationship`, ['self', 'spouse', 'child', 'other']) &&
      list(payor).length === 1 &&
      resolve(payor[0])?.resourceType === 'Organization',
  },
  {
    of: 'C4BB-Organization',
    rule: 'is active and has a name; numbers come with their system',
    holds: ({ active, name, identifier }) =>
      active === true && Boolean(name) && list(identifier).every(({ system }) => Boolean(system)),
  },
  {
    of: 'C4BB-Practitioner',
    rule: 'has a number within a system, and a family name',
    holds: ({ identifier, name }) =>
      list(identifier).some(({ system, value }) => system && value) &&
      list(name).every(({ family }) => Boolean(family)),
  },
];

/** What a record's resources have against the profiles that they claim to keep, one sentence each. */
export function carinFaults(record: Json): string[] {
  const resources: Json[] = list(record.entry).map(({ resource }) => resource);
  const resolve = (reference: Json): Json | undefined =>
    resources.find(({ resourceType, id }) => reference?.reference === `${resourceType}/${id}`);
  return resources.flatMap((resource) => {
    const claimed = list(resource.meta?.profile).map((profile: string) =>
      profile.replace(/^.*\/(.*)\|2\.1\.0$/, '$1'),
    );
    return rules
      .filter(({ of, holds }) => claimed.includes(of) && !holds(resource, resolve))
      .map(({ of, rule }) => `${resource.resourceType}/${resource.id} breaks ${of}: ${rule}`);
  });
}
