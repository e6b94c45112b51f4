import type { Addition, Client, FlagName } from '@portal/client-config';
import type { BusinessLine } from '@portal/domain';
import type { CallScope } from '@portal/domain/family-access';
import type { FormDefinition } from '@portal/domain/forms';
import type { ComponentType } from 'react';
import type { FormParts } from '../forms/form-parts';
import type { Epic } from '../store';

/** The module that a row loads: `features/<x>/screen.ts`. */
export interface ScreenModule {
  Screen: ComponentType;
  /** Flows of more than one call; they start when the screen's code arrives. */
  epics?: readonly Epic[];
}

/** A file of libs/domain/src/forms/definitions. */
export interface FormModule {
  form: FormDefinition;
}

/** What a screen adds to its form. */
export interface FormPartsModule {
  useFormParts: () => FormParts;
}

/** What a content page shows: text only, or data in addition to its text. */
export type ContentKind =
  | 'text'
  | 'documents'
  | 'emergency'
  | 'forms'
  | 'glossary'
  | 'serviceArea'
  | 'starRatings'
  | 'virtualTherapy';

/**
 * What a screen is: its own code, a content page (the name of a folder of fixtures/content, CT-1), or a
 * declared form (FM-1).
 */
type Source =
  | { load: () => Promise<ScreenModule>; content?: never; form?: never }
  | { content: string; kind?: ContentKind; load?: never; form?: never }
  | {
      form: () => Promise<FormModule>;
      parts?: () => Promise<FormPartsModule>;
      load?: never;
      content?: never;
    };

interface Options {
  path: string;
  /**
   * Flags of which one must be on: the first list for members, the second for visitors (RT-2). An
   * empty list admits no one; no `gate` admits everyone.
   */
  gate?: { members: readonly FlagName[]; visitors: readonly FlagName[] };
  /** RT-4: without a valid session → the login page, which leads back here. */
  protected?: true;
  /** The field of the client that says where visitors go in its place (Spec §2.4). */
  forVisitors?: 'mailOrderForVisitors';
  /** RT-3: a member goes to the dashboard instead. */
  visitorsOnly?: true;
  /** For support staff and providers who act for no one; any other member goes to the dashboard. */
  staffOnly?: true;
  /** Also where visitors are let in it is a member's own record: staff choose a member first. */
  ownRecord?: true;
  /** Of one business line only; the other's members are not let in. */
  line?: BusinessLine;
  /** RT-5: a member who opens it goes to the dashboard. */
  loginRedirect?: true;
  /** No header, menu or footer (SH-1). */
  chrome?: 'none';
  /** Content as wide as the window (SH-1). */
  width?: 'full';
  /** Spec §2.5: what the footer says in parentheses on this route; the codes are assumed. */
  approvalNote?: string;
  /** A form of some clients: those for whom the list of forms has it. Its URL opens for everyone. */
  listedFor?: Client['priorAuthorizationForm'];
  /** Has a form and more: the list of forms has it too. */
  listedAsForm?: true;
  /** Our own screen, in addition to the table of the specification; with its name where a client may leave it out. */
  ours?: true | Addition;
  /**
   * What a caregiver needs who acts for a member; unless stated, nothing opens a page of content, and no one but the
   * member opens any other screen.
   */
  caregivers?: CallScope;
  /**
   * The server sends it to visitors with its content, as it does pages of content: the parameters of the query that it
   * shows.
   */
  firstPage?: readonly string[];
  /** The search finds it only where a menu leads there: a step, one thing of a list, or another screen's double. */
  unlisted?: true;
  /** RT-6: a full-page link of the specification; a setting of the BFF may send it to another system. */
  fullPage?: true;
}

export type Row = Options & Source;

/** Forms about a drug start with the rejected claim that led to them. */
const claimParts = () => import('../features/coverage-requests/ask/claim-parts');

const both = (...flags: FlagName[]) => ({ members: flags, visitors: flags });
const membersOnly = (...members: FlagName[]) => ({ members, visitors: [] });
const visitorsOnly = (...visitors: FlagName[]) => ({ members: [], visitors });
const paying = { members: ['payBill'], visitors: ['unsecuredMakePayment'] } satisfies Row['gate'];

/**
 * Specification §2.1, row for row, then its full-page links (RT-6). The key is the screen's id; its
 * title is the text `screens.<id>`. Router, gates, page titles and their tests read this table.
 */
const rows = {
  home: {
    path: '/member',
    approvalNote: 'S1234_HOME2026_M',
    loginRedirect: true,
    width: 'full',
    unlisted: true,
    firstPage: [],
    load: () => import('../features/landing/screen'),
  },
  login: {
    path: '/member/login',
    approvalNote: 'S1234_SIGN2026_M',
    gate: both('unsecuredLogin'),
    loginRedirect: true,
    firstPage: ['returnTo'],
    load: () => import('../features/sign-in/screen'),
  },
  dashboard: {
    path: '/member/dashboard',
    approvalNote: 'S1234_DASH2026_M',
    protected: true,
    load: () => import('../features/dashboard/screen'),
  },
  claims: {
    path: '/member/claims',
    caregivers: 'claims',
    approvalNote: 'S1234_CLMS2026_M',
    gate: membersOnly('claimsHistory'),
    protected: true,
    load: () => import('../features/claims/list/screen'),
  },
  messageCenter: {
    path: '/member/message-center',
    caregivers: 'messages',
    gate: membersOnly('messageCenter'),
    protected: true,
    load: () => import('../features/message-center/screen'),
  },
  accountSettings: {
    path: '/member/account-settings',
    gate: membersOnly('accountSettings'),
    load: () => import('../features/account-settings/screen'),
  },
  accountBalance: {
    path: '/member/account-balance',
    caregivers: 'pay',
    gate: membersOnly('accountBalance'),
    load: () => import('../features/payments/account/screen'),
  },
  benefits: {
    path: '/member/benefits',
    caregivers: 'prices',
    approvalNote: 'S1234_BEN2026_M',
    gate: membersOnly('benefits'),
    protected: true,
    load: () => import('../features/benefits/screen'),
  },
  healthCareBalances: {
    path: '/member/healthcarebalances',
    caregivers: 'claims',
    gate: membersOnly('healthCareBalances', 'accumulations'),
    load: () => import('../features/balances/screen'),
  },
  contact: {
    path: '/member/contact',
    caregivers: 'messages',
    approvalNote: 'S1234_CONT2026_M',
    gate: { members: ['contactUs'], visitors: ['unsecuredContactUs'] },
    listedAsForm: true,
    load: () => import('../features/contact/screen'),
  },
  callBack: {
    path: '/member/call-back',
    gate: { members: ['contactUs'], visitors: ['unsecuredContactUs'] },
    ours: 'callBack',
    form: () => import('@portal/domain/forms/call-back'),
  },
  serviceArea: {
    path: '/member/servicearea',
    gate: visitorsOnly('serviceArea'),
    visitorsOnly: true,
    content: 'service-area',
    kind: 'serviceArea',
  },
  documents: {
    path: '/member/documents',
    approvalNote: 'S1234_DOCS2026_M',
    gate: { members: ['documents'], visitors: ['unsecuredDocuments'] },
    content: 'documents',
    kind: 'documents',
  },
  freeVirtualTherapy: {
    path: '/member/free-virtual-therapy',
    gate: { members: ['freeVirtualTherapy'], visitors: ['unsecuredFreeVirtualTherapy'] },
    content: 'virtual-therapy',
    kind: 'virtualTherapy',
  },
  emotionalWellness: {
    path: '/member/emotional-wellness-tools',
    gate: { members: ['emotionalWellness'], visitors: ['unsecuredEmotionalWellness'] },
    content: 'emotional-wellness',
  },
  drugLookup: {
    path: '/member/drug-lookup',
    caregivers: 'prices',
    approvalNote: 'S1234_DRUG2026_M',
    gate: { members: ['drugLookup'], visitors: ['unsecuredDrugLookup'] },
    load: () => import('../features/drugs/lookup/screen'),
  },
  drugPricing: {
    path: '/member/drug-pricing',
    caregivers: 'prices',
    approvalNote: 'S1234_PRIC2026_M',
    gate: { members: ['priceADrug'], visitors: ['unsecuredPriceADrug'] },
    unlisted: true,
    load: () => import('../features/drugs/price/screen'),
  },
  priceADrug: {
    path: '/member/price-a-drug',
    caregivers: 'prices',
    approvalNote: 'S1234_PRIC2026_M',
    gate: { members: ['updatedPriceADrug'], visitors: ['unsecuredUpdatedPriceADrug'] },
    width: 'full',
    load: () => import('../features/drugs/price/screen'),
  },
  forms: {
    path: '/member/forms',
    approvalNote: 'S1234_FORM2026_M',
    gate: { members: ['forms'], visitors: ['unsecuredForms'] },
    content: 'forms',
    kind: 'forms',
  },
  search: {
    path: '/member/search',
    caregivers: 'any',
    ours: 'search',
    unlisted: true,
    load: () => import('./search-screen'),
  },
  glossary: {
    path: '/member/glossary',
    gate: { members: ['glossary'], visitors: ['unsecuredGlossary'] },
    content: 'glossary',
    kind: 'glossary',
  },
  helperTools: {
    path: '/member/helper-tools',
    gate: { members: ['helperTools'], visitors: ['unsecuredHelperTools'] },
    content: 'helper-tools',
  },
  links: {
    path: '/member/links',
    gate: { members: ['links'], visitors: ['unsecuredLinks'] },
    content: 'links',
  },
  mailOrder: {
    path: '/member/mail-order',
    caregivers: 'order',
    approvalNote: 'S1234_MAIL2026_M',
    gate: membersOnly('mailOrder'),
    protected: true,
    forVisitors: 'mailOrderForVisitors',
    unlisted: true,
    load: () => import('../features/mail-order/refills/screen'),
  },
  starRatings: {
    path: '/member/star-ratings',
    gate: visitorsOnly('starRatings'),
    visitorsOnly: true,
    content: 'star-ratings',
    kind: 'starRatings',
  },
  findAPharmacy: {
    path: '/member/find-a-pharmacy',
    caregivers: 'any',
    approvalNote: 'S1234_PHAR2026_M',
    gate: { members: ['findAPharmacy'], visitors: ['unsecuredFindAPharmacy'] },
    load: () => import('../features/pharmacies/finder/screen'),
  },
  planSelection: {
    path: '/member/planselection',
    gate: { members: ['planSelection'], visitors: ['unsecuredPlanSelection'] },
    ownRecord: true,
    chrome: 'none',
    unlisted: true,
    load: () => import('../features/drugs/plan-selection/screen'),
  },
  drugException: {
    path: '/member/drug-exception',
    chrome: 'none',
    form: () => import('@portal/domain/forms/drug-exception'),
    parts: claimParts,
  },
  accessibility: {
    path: '/accessibility',
    chrome: 'none',
    form: () => import('@portal/domain/forms/accessibility'),
  },
  ccpPriorAuth: {
    path: '/member/ccp-prior-auth',
    listedFor: 'general',
    chrome: 'none',
    form: () => import('@portal/domain/forms/ccp-prior-auth'),
    parts: claimParts,
  },
  healthyKidsPriorAuth: {
    path: '/member/healthykids-prior-auth',
    listedFor: 'children',
    chrome: 'none',
    form: () => import('@portal/domain/forms/healthykids-prior-auth'),
    parts: claimParts,
  },
  registration: {
    path: '/member/registration',
    gate: both('registration'),
    load: () => import('../features/registration/start/screen'),
  },
  moreInfo: {
    path: '/member/moreinfo',
    gate: both('registration'),
    unlisted: true,
    load: () => import('../features/registration/more-info/screen'),
  },
  confirmation: {
    path: '/member/confirmation',
    gate: both('registration'),
    unlisted: true,
    load: () => import('../features/registration/confirmation/screen'),
  },
  forgotPassword: {
    path: '/security/forgotpassword',
    load: () => import('../features/registration/forgot/screen'),
  },
  forgotPasswordValidate: {
    path: '/security/forgotpassword/validate',
    unlisted: true,
    load: () => import('../features/registration/validate/screen'),
  },
  resetPassword: {
    path: '/security/forgotpassword/resetpassword',
    unlisted: true,
    load: () => import('../features/registration/reset/screen'),
  },
  forgotPasswordConfirmation: {
    path: '/security/forgotpassword/confirmation',
    unlisted: true,
    load: () => import('../features/registration/done/screen'),
  },
  aboutUs: {
    path: '/member/about-us',
    gate: { members: ['aboutUs'], visitors: ['unsecuredAboutUs'] },
    content: 'about-us',
  },
  drugClaimsForm: {
    path: '/member/drug-claims-form',
    gate: { members: ['drugClaimsForm'], visitors: ['unsecuredDrugClaimsForm'] },
    form: () => import('@portal/domain/forms/drug-claims-form'),
    parts: claimParts,
  },
  validation: {
    path: '/member/validation',
    unlisted: true,
    load: () => import('../features/registration/validation/screen'),
  },
  drugErrorReportForm: {
    path: '/member/drug-error-report-form',
    gate: { members: ['drugErrorReportForm'], visitors: ['unsecuredDrugErrorReportForm'] },
    form: () => import('@portal/domain/forms/drug-error-report'),
  },
  coverageDetermination: {
    path: '/member/coverage-determination',
    gate: { members: ['coverageDetermination'], visitors: ['unsecuredCoverageDetermination'] },
    form: () => import('@portal/domain/forms/coverage-determination'),
    parts: claimParts,
  },
  emergencyAlerts: {
    path: '/member/emergency-alerts',
    gate: { members: ['emergencyAlerts'], visitors: ['unsecuredEmergencyAlerts'] },
    content: 'emergency-alerts',
    kind: 'emergency',
  },
  notAuthorized: {
    path: '/not-authorized',
    caregivers: 'any',
    unlisted: true,
    load: () => import('../features/route-errors/not-authorized/screen'),
  },

  payments: {
    path: '/payments',
    caregivers: 'pay',
    gate: paying,
    ownRecord: true,
    fullPage: true,
    load: () => import('../features/payments/history/screen'),
  },
  paymentInvoices: {
    path: '/payments/invoices',
    caregivers: 'pay',
    gate: paying,
    ownRecord: true,
    load: () => import('../features/payments/invoices/screen'),
  },
  makePayment: {
    path: '/payments/pay',
    caregivers: 'pay',
    gate: paying,
    ownRecord: true,
    load: () => import('../features/payments/pay/screen'),
  },
  automaticPayment: {
    path: '/payments/automatic',
    gate: paying,
    ownRecord: true,
    load: () => import('../features/payments/automatic/screen'),
  },
  paymentMethods: {
    path: '/payments/methods',
    caregivers: 'pay',
    gate: paying,
    ownRecord: true,
    ours: 'paymentMethods',
    load: () => import('../features/payments/methods/screen'),
  },
  pharmacyLocator: {
    path: '/member/pharmacylocator',
    caregivers: 'any',
    gate: membersOnly('findAPharmacy'),
    fullPage: true,
    load: () => import('../features/pharmacies/finder/screen'),
  },
  publicPharmacyLocator: {
    path: '/member/publicPharmacylocator',
    caregivers: 'any',
    gate: { members: ['findAPharmacy'], visitors: ['unsecuredFindAPharmacy'] },
    fullPage: true,
    load: () => import('../features/pharmacies/finder/screen'),
  },
  drugLookupOnly: {
    path: '/member/druglookuponly',
    caregivers: 'prices',
    gate: { members: ['drugLookup'], visitors: ['unsecuredDrugLookup'] },
    fullPage: true,
    load: () => import('../features/drugs/lookup/screen'),
  },
  drugLookupFullPage: {
    path: '/member/druglookup',
    caregivers: 'prices',
    gate: { members: ['drugLookup'], visitors: ['unsecuredDrugLookup'] },
    fullPage: true,
    load: () => import('../features/drugs/lookup/screen'),
  },
  mailOrderFullPage: {
    path: '/member/mailorder',
    caregivers: 'order',
    gate: membersOnly('mailOrder'),
    protected: true,
    forVisitors: 'mailOrderForVisitors',
    fullPage: true,
    load: () => import('../features/mail-order/refills/screen'),
  },
  coverageDeterminationFullPage: {
    path: '/cvgdetermination',
    gate: { members: ['coverageDetermination'], visitors: ['unsecuredCoverageDetermination'] },
    fullPage: true,
    form: () => import('@portal/domain/forms/coverage-determination'),
    parts: claimParts,
  },
  coverageRequests: {
    path: '/member/coverage-requests',
    caregivers: 'claims',
    gate: membersOnly('coverageDetermination'),
    protected: true,
    ours: 'coverageRequests',
    load: () => import('../features/coverage-requests/list/screen'),
  },
  coverageRequest: {
    path: '/member/coverage-request',
    caregivers: 'claims',
    gate: membersOnly('coverageDetermination'),
    protected: true,
    ours: 'coverageRequests',
    unlisted: true,
    load: () => import('../features/coverage-requests/request/screen'),
  },
  prescriberPacket: {
    path: '/member/coverage-request/prescriber',
    gate: membersOnly('coverageDetermination'),
    protected: true,
    ours: 'coverageRequests',
    unlisted: true,
    load: () => import('../features/coverage-requests/packet/screen'),
  },
  appeal: {
    path: '/member/appeal',
    gate: membersOnly('coverageDetermination'),
    protected: true,
    ours: 'coverageRequests',
    form: () => import('@portal/domain/forms/redetermination'),
    parts: () => import('../features/coverage-requests/ask/appeal-parts'),
  },

  accessibilityStatement: {
    path: '/member/accessibility-statement',
    ours: true,
    content: 'accessibility-statement',
  },
  privacy: { path: '/member/privacy', ours: true, content: 'privacy' },
  terms: { path: '/member/terms', ours: true, content: 'terms' },
  nondiscrimination: {
    path: '/member/nondiscrimination',
    ours: true,
    content: 'nondiscrimination',
  },
  languageHelp: { path: '/member/language-help', ours: true, content: 'languages' },
  paymentPlanSignUp: {
    path: '/member/payment-plan/sign-up',
    gate: membersOnly('benefits'),
    line: 'MEDD',
    protected: true,
    ours: 'paymentPlan',
    load: () => import('../features/drugs/payment-plan/election/screen'),
  },
  paymentPlanLeave: {
    path: '/member/payment-plan/leave',
    gate: membersOnly('benefits'),
    line: 'MEDD',
    protected: true,
    ours: 'paymentPlan',
    load: () => import('../features/drugs/payment-plan/leave/screen'),
  },
  whatCounted: {
    path: '/member/healthcarebalances/counted',
    caregivers: 'claims',
    gate: membersOnly('claimsHistory'),
    protected: true,
    ours: 'whatCounted',
    load: () => import('../features/what-counted/screen'),
  },
  yearStatement: {
    path: '/member/claims/year-statement',
    caregivers: 'claims',
    gate: membersOnly('claimsHistory'),
    protected: true,
    ours: 'yearStatement',
    load: () => import('../features/claims/year-statement/screen'),
  },
  myDrugs: {
    path: '/member/my-drugs',
    caregivers: 'claims',
    gate: membersOnly('claimsHistory'),
    protected: true,
    ours: 'myDrugs',
    load: () => import('../features/drugs/my-drugs/screen'),
  },
  myDrugsNextYear: {
    path: '/member/my-drugs/next-year',
    caregivers: 'claims',
    gate: membersOnly('claimsHistory'),
    protected: true,
    ours: 'myDrugs',
    load: () => import('../features/drugs/my-drugs/next-year/screen'),
  },
  mailOrderCheckout: {
    path: '/member/mail-order/checkout',
    caregivers: 'order',
    gate: membersOnly('mailOrder'),
    protected: true,
    ours: true,
    unlisted: true,
    load: () => import('../features/mail-order/checkout/screen'),
  },
  mailOrderPlaced: {
    path: '/member/mail-order/placed',
    caregivers: 'order',
    gate: membersOnly('mailOrder'),
    protected: true,
    ours: true,
    unlisted: true,
    load: () => import('../features/mail-order/placed/screen'),
  },
  mailOrderFamily: {
    path: '/member/mail-order/family',
    gate: membersOnly('mailOrder'),
    protected: true,
    ours: true,
    load: () => import('../features/mail-order/family/screen'),
  },
  mailOrderProfile: {
    path: '/member/mail-order/profile',
    gate: membersOnly('mailOrder'),
    protected: true,
    ours: true,
    load: () => import('../features/mail-order/profile/screen'),
  },
  mailOrders: {
    path: '/member/mail-order/orders',
    caregivers: 'order',
    gate: membersOnly('mailOrder'),
    protected: true,
    ours: true,
    load: () => import('../features/mail-order/orders/screen'),
  },
  mailOrderAutoRefill: {
    path: '/member/mail-order/auto-refill',
    caregivers: 'order',
    gate: membersOnly('mailOrder'),
    protected: true,
    ours: 'autoRefill',
    load: () => import('../features/mail-order/auto-refill/screen'),
  },
  newRxTransfer: {
    path: '/member/mail-order/transfer',
    caregivers: 'order',
    gate: membersOnly('mailOrder'),
    protected: true,
    ours: 'newPrescriptions',
    load: () => import('../features/mail-order/new-rx/transfer/screen'),
  },
  newRxPrescriber: {
    path: '/member/mail-order/ask-prescriber',
    caregivers: 'order',
    gate: membersOnly('mailOrder'),
    protected: true,
    ours: 'newPrescriptions',
    load: () => import('../features/mail-order/new-rx/prescriber/screen'),
  },
  newRxPaper: {
    path: '/member/mail-order/send-paper',
    caregivers: 'order',
    gate: membersOnly('mailOrder'),
    protected: true,
    ours: 'newPrescriptions',
    load: () => import('../features/mail-order/new-rx/paper/screen'),
  },
  newRxPaperForm: {
    path: '/member/mail-order/paper-form',
    caregivers: 'order',
    gate: membersOnly('mailOrder'),
    protected: true,
    ours: 'newPrescriptions',
    unlisted: true,
    load: () => import('../features/mail-order/new-rx/paper-form/screen'),
  },
  quickRefill: {
    path: '/member/quick-refill',
    gate: visitorsOnly('unsecuredQuickRefill'),
    visitorsOnly: true,
    ours: 'quickRefill',
    load: () => import('../features/quick-refill/screen'),
  },
  paymentPlan: {
    path: '/member/payment-plan',
    gate: membersOnly('healthCareBalances', 'accumulations'),
    line: 'MEDD',
    protected: true,
    ours: 'paymentPlan',
    listedAsForm: true,
    load: () => import('../features/drugs/payment-plan/screen'),
  },
  staff: {
    path: '/member/staff',
    protected: true,
    staffOnly: true,
    ours: 'staffStart',
    load: () => import('../features/staff/screen'),
  },
  familyAccess: {
    path: '/member/family-access',
    gate: membersOnly('accountSettings'),
    protected: true,
    ours: 'caregivers',
    load: () => import('../features/family-access/people/screen'),
  },
  familyAccessInvite: {
    path: '/member/family-access/invite',
    gate: membersOnly('accountSettings'),
    protected: true,
    ours: 'caregivers',
    load: () => import('../features/family-access/invite/screen'),
  },
  stepUpEnd: {
    path: '/member/confirmed',
    unlisted: true,
    caregivers: 'any',
    ours: true,
    chrome: 'none',
    load: () => import('../features/sign-in/step-up/screen'),
  },
  familyAccessInvitation: {
    path: '/member/family-access/invitation',
    caregivers: 'any',
    protected: true,
    ours: 'caregivers',
    unlisted: true,
    load: () => import('../features/family-access/invitation/screen'),
  },
  caring: {
    path: '/member/caring',
    caregivers: 'any',
    protected: true,
    ours: 'caregivers',
    load: () => import('../features/family-access/caring/screen'),
  },

  notFound: {
    path: '*',
    caregivers: 'any',
    unlisted: true,
    firstPage: [],
    load: () => import('../features/route-errors/not-found/screen'),
  },
} satisfies Record<string, Row>;

export type ScreenId = keyof typeof rows;
export type Screen = Row & { id: ScreenId };

export const screens = Object.entries<Row>(rows).map(
  ([id, row]) => ({ ...row, id: id as ScreenId }) satisfies Screen,
);

/** The parameters of the query that a first page of visitors shows; undefined for any other screen. */
export const firstPageQuery = ({ firstPage, content }: Row): readonly string[] | undefined =>
  firstPage ?? (content === undefined ? undefined : []);

/** What a caregiver needs for a screen. */
export const caregiversNeed = ({ caregivers, content }: Screen): CallScope =>
  caregivers ?? (content === undefined ? 'never' : 'any');
