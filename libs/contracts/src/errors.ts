/** Specification §8 as a table: what a failure is recognised by, and what the portal does about it. */
export const errorCatalogue = {
  ELIG_E0000001: {
    title: 'The member is no longer eligible.',
    recognisedBy: { messageCode: 'ELIG_E0000001' },
    outcome: 'signOut',
    spec: '§8, SS-5',
  },
  UNAUTHENTICATED: {
    title: 'No user is signed in, or the session has ended.',
    recognisedBy: { status: 401 },
    outcome: 'signOut',
    spec: '§8, SS-5',
  },
  EMAIL_IN_USE: {
    title: 'Another account uses this email address.',
    recognisedBy: { messageCode: 'EMAIL_IN_USE' },
    outcome: 'ownOutcome',
    spec: '§8, AC-1',
  },
  DRAFT_CHANGED: {
    title: 'The draft was changed elsewhere in the meantime.',
    recognisedBy: { messageCode: 'DRAFT_CHANGED' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'FM-2',
  },
  TOO_MANY_DRAFTS: {
    title: 'There is no room for more drafts.',
    recognisedBy: { messageCode: 'TOO_MANY_DRAFTS' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'FM-2',
  },
  QUANTITY_INVALID: {
    title: 'The quantity is more than 0, whole for forms such as tablets, and has a limit by days.',
    recognisedBy: { messageCode: 'QUANTITY_INVALID' },
    outcome: 'errorState',
    spec: 'ours',
  },
  DAYS_INVALID: {
    title: 'The days of supply are 1 to 90.',
    recognisedBy: { messageCode: 'DAYS_INVALID' },
    outcome: 'errorState',
    spec: 'ours',
  },
  PLAN_CHOICE_CLOSED: {
    title: 'Plans can be chosen on the days of the enrollment window only.',
    recognisedBy: { messageCode: 'PLAN_CHOICE_CLOSED' },
    outcome: 'ownOutcome',
    spec: 'AC-3, §9',
  },
  PLAN_NOT_OFFERED: {
    title: 'The plan is not one of those that the member may choose.',
    recognisedBy: { messageCode: 'PLAN_NOT_OFFERED' },
    outcome: 'ownOutcome',
    spec: 'AC-3',
  },
  FORM_FIELDS_REFUSED: {
    title: 'The service refuses some fields of the form.',
    recognisedBy: { messageCode: 'FORM_FIELDS_REFUSED' },
    outcome: 'ownOutcome',
    spec: 'FM-1',
  },
  FORM_ALREADY_SENT: {
    title: 'This form was received before, with other answers.',
    recognisedBy: { messageCode: 'FORM_ALREADY_SENT' },
    outcome: 'ownOutcome',
    spec: 'FM-1',
  },
  FORM_CHANGED: {
    title: 'The form was filled in with another version than the service receives.',
    recognisedBy: { messageCode: 'FORM_CHANGED' },
    outcome: 'ownOutcome',
    spec: 'FM-2',
  },
  NOT_IN_PAYMENT_PLAN: {
    title: 'The member asks to leave a payment plan without being in it.',
    recognisedBy: { messageCode: 'NOT_IN_PAYMENT_PLAN' },
    outcome: 'ownOutcome',
    spec: 'forms.md 13',
  },
  REMINDED_TODAY: {
    title: 'The office of the prescriber was reminded today already.',
    recognisedBy: { messageCode: 'REMINDED_TODAY' },
    outcome: 'ownOutcome',
    spec: 'ours',
  },
  NO_STATEMENT_WANTED: {
    title: 'The plan does not wait for a statement of the prescriber.',
    recognisedBy: { messageCode: 'NO_STATEMENT_WANTED' },
    outcome: 'ownOutcome',
    spec: 'ours',
  },
  FILE_TYPE_REFUSED: {
    title: 'The file is of another type than the call accepts, by its bytes.',
    recognisedBy: { messageCode: 'FILE_TYPE_REFUSED' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'FM-1, forms.md',
  },
  FILE_EMPTY: {
    title: 'The file has no bytes.',
    recognisedBy: { messageCode: 'FILE_EMPTY' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'FM-1, forms.md',
  },
  FILE_TOO_LARGE: {
    title: 'The file is larger than the call accepts.',
    recognisedBy: { messageCode: 'FILE_TOO_LARGE' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'FM-1, forms.md',
  },
  FILE_CUT_OFF: {
    title: 'The end of the file is missing.',
    recognisedBy: { messageCode: 'FILE_CUT_OFF' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'FM-1, forms.md',
  },
  FILE_INFECTED: {
    title: 'The scanner found malware in the file.',
    recognisedBy: { messageCode: 'FILE_INFECTED' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'FM-1',
  },
  FILE_NOT_SCANNED: {
    title: 'The scanner did not answer, so the file was not accepted.',
    recognisedBy: { messageCode: 'FILE_NOT_SCANNED' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'FM-1',
  },
  PAYMENT_DECLINED: {
    title: 'The bank declined the card.',
    recognisedBy: { messageCode: 'PAYMENT_DECLINED' },
    outcome: 'ownOutcome',
    spec: 'RT-6',
  },
  PAYMENT_ABOVE_BALANCE: {
    title: 'The payment is more than what is owed.',
    recognisedBy: { messageCode: 'PAYMENT_ABOVE_BALANCE' },
    outcome: 'ownOutcome',
    spec: 'RT-6',
  },
  PAYMENT_DAY_REFUSED: {
    title: 'The day of the payment is over, or more than 30 days ahead.',
    recognisedBy: { messageCode: 'PAYMENT_DAY_REFUSED' },
    outcome: 'ownOutcome',
    spec: 'RT-6',
  },
  PAYMENT_NOT_PLANNED: {
    title: 'The payment is not planned any more: its day has come, or it was cancelled.',
    recognisedBy: { messageCode: 'PAYMENT_NOT_PLANNED' },
    outcome: 'ownOutcome',
    spec: 'RT-6',
  },
  KEY_USED_BEFORE: {
    title: 'A payment with this key was made before, with other content.',
    recognisedBy: { messageCode: 'KEY_USED_BEFORE' },
    outcome: 'ownOutcome',
    spec: 'RT-6, MO-2',
  },
  CARD_EXPIRES_BEFORE_DAY: {
    title: 'The card is no longer valid on the day of the payment.',
    recognisedBy: { messageCode: 'CARD_EXPIRES_BEFORE_DAY' },
    outcome: 'ownOutcome',
    spec: 'RT-6',
  },
  CARD_NOT_ON_FILE: {
    title: 'There is no such card on file.',
    recognisedBy: { messageCode: 'CARD_NOT_ON_FILE' },
    outcome: 'ownOutcome',
    spec: 'RT-6, MO-1',
  },
  CARD_NOT_ACCEPTED: {
    title: 'The card cannot be used: it expired, or is no longer known.',
    recognisedBy: { messageCode: 'CARD_NOT_ACCEPTED' },
    outcome: 'ownOutcome',
    spec: 'RT-6, MO-1',
  },
  ORDER_ALREADY_PLACED: {
    title: 'An order with this key was placed before, with other content.',
    recognisedBy: { messageCode: 'ORDER_ALREADY_PLACED' },
    outcome: 'ownOutcome',
    spec: 'MO-2',
  },
  ORDER_NOT_CANCELLABLE: {
    title: 'The order can no longer be cancelled.',
    recognisedBy: { messageCode: 'ORDER_NOT_CANCELLABLE' },
    outcome: 'ownOutcome',
    spec: 'MO-1',
  },
  AUTO_REFILL_NOT_ALLOWED: {
    title: 'The medicine cannot ship by itself.',
    recognisedBy: { messageCode: 'AUTO_REFILL_NOT_ALLOWED' },
    outcome: 'ownOutcome',
    spec: 'MO-1',
  },
  SHIPMENT_NOT_CHANGEABLE: {
    title: 'The shipment can no longer be skipped or moved.',
    recognisedBy: { messageCode: 'SHIPMENT_NOT_CHANGEABLE' },
    outcome: 'ownOutcome',
    spec: 'MO-1',
  },
  NO_HOME_DELIVERY: {
    title: 'The plan has no home delivery.',
    recognisedBy: { messageCode: 'NO_HOME_DELIVERY' },
    outcome: 'ownOutcome',
    spec: 'MO-1',
  },
  REFILL_NOT_MATCHED: {
    title: 'No refill that can be ordered now matches these details.',
    recognisedBy: { messageCode: 'REFILL_NOT_MATCHED' },
    outcome: 'ownOutcome',
    spec: 'forms.md 11',
  },
  MEMBER_NOT_MATCHED: {
    title: 'No member matches these details.',
    recognisedBy: { messageCode: 'MEMBER_NOT_MATCHED' },
    outcome: 'ownOutcome',
    spec: 'forms.md 8, AC-3',
  },
  REGISTRATION_ENDED: {
    title: 'The registration has ended, and begins again with the details of the member.',
    recognisedBy: { messageCode: 'REGISTRATION_ENDED' },
    outcome: 'ownOutcome',
    spec: 'forms.md 8, AC-3',
  },
  CARD_ALREADY_REQUESTED: {
    title: 'A replacement of this card was requested less than 30 days ago.',
    recognisedBy: { messageCode: 'CARD_ALREADY_REQUESTED' },
    outcome: 'ownOutcome',
    spec: 'ID-2',
  },
  AGE_RESTRICTED: {
    title: 'The member is under 18, and the call is for adults only.',
    recognisedBy: { messageCode: 'AGE_RESTRICTED' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: '§5, SS-10',
  },
  BIRTH_DATE_UNKNOWN: {
    title: 'The call is for adults only, and the birth date of the member is unknown.',
    recognisedBy: { messageCode: 'BIRTH_DATE_UNKNOWN' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: '§5, SS-10',
  },
  OTHER_MEMBER: {
    title: 'The call names a member whom the user may not act for.',
    recognisedBy: { messageCode: 'OTHER_MEMBER' },
    byBff: true,
    outcome: 'errorState',
    spec: '§6',
  },
  PATIENT_NOT_AUTHORIZED: {
    title: 'The person did not allow this at home delivery, or no longer does.',
    recognisedBy: { messageCode: 'PATIENT_NOT_AUTHORIZED' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: '§3, Mail-order state; MO-1',
  },
  STEP_UP_NEEDED: {
    title: 'The member has to confirm with a second factor who they are.',
    recognisedBy: { messageCode: 'STEP_UP_NEEDED' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'AC-1',
  },
  CAREGIVER_NOT_ALLOWED: {
    title: 'The member did not allow the caregiver this.',
    recognisedBy: { messageCode: 'CAREGIVER_NOT_ALLOWED' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'forms.md 10',
  },
  CAREGIVER_ACCESS_ENDED: {
    title: 'The caregiver may no longer act for the member.',
    recognisedBy: { messageCode: 'CAREGIVER_ACCESS_ENDED' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'forms.md 10',
  },
  ACTING_CHANGED: {
    title: 'The page was loaded for another person than the session acts for now.',
    recognisedBy: { messageCode: 'ACTING_CHANGED' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'SS-9',
  },
  EMULATION_READ_ONLY: {
    title: 'Staff who act for a member can only read.',
    recognisedBy: { messageCode: 'EMULATION_READ_ONLY' },
    byBff: true,
    outcome: 'ownOutcome',
    spec: 'SS-9',
  },
  CLAIM_LIST_MISSING: {
    title: 'The claims answer has no claim list.',
    recognisedBy: { answer: 'claims.getHistory without claimsHistory.claim' },
    outcome: 'errorState',
    spec: '§8, CL-1',
  },
  NOT_AUTHORIZED: {
    title: 'The route needs a feature that this client or person does not have.',
    recognisedBy: { route: 'gate' },
    outcome: 'notAuthorizedScreen',
    spec: '§8, RT-2',
  },
  PAGE_NOT_FOUND: {
    title: 'No screen has this address.',
    recognisedBy: { route: 'unknown' },
    outcome: 'notFoundScreen',
    spec: '§8, RT-2',
  },
  CHUNK_LOAD_FAILED: {
    title: 'A part of the portal did not load.',
    recognisedBy: { errorName: 'ChunkLoadError' },
    outcome: 'retryScreen',
    spec: '§8, RT-7',
  },
  BAD_RESPONSE: {
    title: 'The response has another shape than the catalogue says.',
    recognisedBy: { answer: 'a body of which the schema accepts nothing' },
    outcome: 'errorState',
    spec: '§8, ER-1',
  },
  CALL_FAILED: {
    title: 'Any other call that failed.',
    recognisedBy: { status: 'other' },
    outcome: 'errorState',
    spec: '§8, ER-1',
  },
} as const satisfies Record<string, CatalogueError>;

export interface CatalogueError {
  title: string;
  recognisedBy:
    | { status: number | 'other' }
    | { messageCode: string }
    | { answer: string }
    | { route: 'gate' | 'unknown' }
    | { errorName: string };
  /** The BFF itself refuses, and calls no service. */
  byBff?: true;
  outcome: ErrorOutcome;
  spec: string;
}

export type ErrorOutcome =
  | 'signOut'
  | 'ownOutcome'
  | 'errorState'
  | 'notAuthorizedScreen'
  | 'notFoundScreen'
  | 'retryScreen';

export type ErrorCode = keyof typeof errorCatalogue;

/** The codes that an upstream names in its answer's message, rather than by its status. */
export const messageCodes = (Object.keys(errorCatalogue) as ErrorCode[]).filter(
  (code) => 'messageCode' in errorCatalogue[code].recognisedBy,
);

/** Those of them that the BFF gives itself. */
export const codesOfBff: readonly ErrorCode[] = messageCodes.filter(
  (code) => 'byBff' in errorCatalogue[code],
);
