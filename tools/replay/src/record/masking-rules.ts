/** What becomes of a value when an answer is recorded. */
export type MaskingRule =
  /** Says nothing of a person: it stays. */
  | 'keep'
  /** Another value of the same form, and always the same one for the same value within a recording. */
  | 'given name'
  | 'family name'
  | 'full name'
  | 'id'
  | 'digits'
  | 'phone'
  | 'email'
  | 'street'
  | 'city'
  | 'zip'
  | 'coordinate'
  /** Moved by a number of days that is the recording's own. */
  | 'date'
  | 'birth date'
  /** Something that somebody wrote: words of ours instead. */
  | 'free text'
  | 'address of a page'
  /** An address with a signed token in it. */
  | 'signed address';

/** The fields by their rule. A field that stands nowhere here keeps a recording from being written. */
const fieldsByRule: Readonly<Record<MaskingRule, string>> = {
  keep: `CLAIM_STATUS PRODUCT_ID amount amountDue amtInsurancePaid attributes bin pcn brand
    brandDifferenceAmount businessLine category ceiling clientCode clientId clientMetadata code
    coinsuranceAmount coinsurancePercent copayAmount currentBalance customcss dayOfMonth daysSupply
    deductible deductibleAmount deductibleRxMedCombined drugName expMonth expYear expiresIn
    externalSSOUser familyDeductible familyOOPMax features fromAdminPortal fullPrice grossDrugCost
    individualDeductible individualOOPMax inNetwork isSetPharmacy key kind locale markdown
    languageAssistance memberPaid npi oOPRxMedCombined oauthClientId otherPayerAmount page
    pastDueAmount pbpNumber personCd pharmacyClient planDiscount planId planName planPaid planYear pm
    quantity quantityUnit readableFeatures rejectCode retailInNetworkFamilyDeductibleAmount
    retailInNetworkFamilyMbrOOPAmount retailInNetworkIndividualDeductibleAmount
    retailInNetworkIndividualMbrOOPAmount serviceProvider state status sub tier translation
    trueOutOfPocket type unread value
    after atLeast atMost before brandGenericCode compoundCode copay coversOutOfNetwork days
    deductibleApplies dispenseAsWrittenCode displayGroup family fillNumber individual issuer limit
    network networkName otherPaid otherPayerName personCode pharmacy pharmacyNpi planCode prescriptions
    prescriptionOriginCode price refillsAuthorized refillsReady rxGroup scope share stage`,
  'given name': 'firstName memberFirstName userFirstName',
  'family name': 'lastName userLastName',
  'full name': 'filledFor memberName prescriberName name',
  id: `SecurityToken cardId claimNumber confirmationNumber groupId groupdId healthServiceId invoiceId
    invoiceNumber memberId memberNumber memebrId mpmId orderNumber paymentId trackingGroupId`,
  digits: 'last4 prescriberNpi rxNumber',
  phone: 'phone pharmacistPhone pharmacyPhone',
  email: 'email emailAddress',
  street: 'claimsAddress street',
  city: 'city',
  zip: 'zip',
  coordinate: 'latitude longitude',
  date: `countedThrough dateOfService dueOn expectedOn issuedOn paidOn receivedOn refillDate
    replacementRequestedOn reversedOn reviewedOn sentOn`,
  'birth date': 'dob dateWithFormat birthDate dateOfBirth',
  'free text': 'allergies body conditions description message subject',
  'address of a page':
    'goodRxLink logoutUri mailOrderLink redirectUri specialtyMailOrderLink website',
  'signed address': 'saveUrl',
};

/** The rule of each field, by its name on the wire. */
export const maskingRules: ReadonlyMap<string, MaskingRule> = new Map(
  Object.entries(fieldsByRule).flatMap(([rule, fields]) =>
    fields.split(/\s+/).map((field): [string, MaskingRule] => [field, rule as MaskingRule]),
  ),
);
