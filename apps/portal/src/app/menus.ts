import type { Menus } from '../shell/menus/menu';
import { forMembers, forVisitors, type MenuRow } from './menu-rows';

const claims = {
  screen: 'claims',
  label: 'shell.claimsHistory',
  icon: 'file-text',
} satisfies MenuRow;

const idCard = {
  id: 'idCard',
  label: 'shell.viewIdCard',
  short: 'shell.idCard',
  icon: 'id-card',
  dialog: 'idCard',
  gate: { members: ['viewIdCard'] },
} satisfies MenuRow;

const accountSettings = {
  screen: 'accountSettings',
  labelForOutsiders: 'shell.memberProfile',
  icon: 'user',
  endsInSlash: true,
} satisfies MenuRow;

const findAPharmacy = { screen: 'findAPharmacy', icon: 'map-pin' } satisfies MenuRow;

const mailOrder = { id: 'mailOrder', label: 'screens.mailOrder', icon: 'mail' } as const;

/** One entry for both price screens: of the updated tool where its flag is on. */
const priceADrug: readonly MenuRow[] = [
  { screen: 'priceADrug', icon: 'search', atEnd: true },
  {
    id: 'priceADrug',
    screen: 'drugPricing',
    label: 'screens.priceADrug',
    icon: 'search',
    atEnd: true,
    unless: { members: ['updatedPriceADrug'], visitors: ['unsecuredUpdatedPriceADrug'] },
  },
];

/** Tools and Resources. */
const resources: readonly MenuRow[] = [
  findAPharmacy,
  { screen: 'drugLookup', icon: 'pill' },
  { screen: 'myDrugs', icon: 'pill' },
  { screen: 'paymentPlan', icon: 'calendar', when: { businessLine: 'MEDD' } },
  {
    ...mailOrder,
    screen: 'mailOrderFullPage',
    tokenFirst: true,
    when: { mailOrderVendor: false },
  },
  {
    ...mailOrder,
    id: 'mailOrderVendor',
    profileLink: 'mailOrderLink' as const,
    when: { mailOrderVendor: true },
    gate: { members: ['mailOrder'] },
  },
  {
    ...mailOrder,
    screen: 'mailOrder',
    when: { mailOrderForVisitors: '/member/mail-order' },
    gate: { visitors: ['unsecuredMailOrder'] },
  },
  {
    ...mailOrder,
    id: 'mailOrderContact',
    screen: 'contact',
    when: { mailOrderForVisitors: '/member/contact' },
    gate: { visitors: ['unsecuredMailOrder'] },
  },
  { screen: 'quickRefill', icon: 'rotate-ccw', when: { mailOrderVendor: false } },
  {
    id: 'specialtyPharmacy',
    label: 'shell.specialtyPharmacy',
    icon: 'external-link',
    profileLink: 'specialtyMailOrderLink',
    gate: { members: ['specialtyPharmacy'] },
  },
  {
    screen: 'forms',
    icon: 'file-text',
    when: { formsEntry: 'forms', formsLabel: 'formsAndInformation' },
  },
  {
    id: 'formsOnly',
    screen: 'forms',
    label: 'shell.formsOnly',
    icon: 'file-text',
    when: { formsEntry: 'forms', formsLabel: 'formsOnly' },
  },
  {
    id: 'priorAuthorizationForms',
    screen: 'forms',
    label: 'shell.priorAuthorizationForms',
    icon: 'file-text',
    endsInSlash: true,
    when: { formsEntry: 'priorAuthorization' },
  },
  { screen: 'coverageRequests', icon: 'clock' },
  { screen: 'documents', icon: 'file-text' },
  { screen: 'glossary', icon: 'info' },
  { screen: 'helperTools', icon: 'wrench' },
  { screen: 'links', icon: 'external-link' },
  { screen: 'emotionalWellness', icon: 'info' },
  { screen: 'freeVirtualTherapy', icon: 'info' },
  { screen: 'emergencyAlerts', icon: 'triangle-alert' },
  { screen: 'serviceArea', icon: 'map' },
];

const resourcesGroup = {
  id: 'resources',
  label: 'shell.resources',
  icon: 'wrench',
  gate: { members: ['toolsAndResources'], visitors: ['unsecuredToolsAndResources'] },
  entries: resources,
} satisfies MenuRow;

const enrollAndSurvey: MenuRow = {
  id: 'enrollAndSurvey',
  label: 'shell.enrollAndSurvey',
  icon: 'file-text',
  entries: [
    {
      id: 'enroll',
      label: 'shell.enroll',
      icon: 'shield-check',
      link: 'enrollment',
      gate: { members: ['enroll'], visitors: ['unsecuredEnroll'] },
    },
    {
      id: 'survey',
      label: 'shell.survey',
      icon: 'file-text',
      dialog: 'survey',
      tag: 'shell.newSurvey',
      gate: { members: ['survey'], visitors: ['unsecuredSurvey'] },
    },
  ],
};

const signInLabel = {
  label: 'shell.signIn',
  short: 'shell.signInShort',
  icon: 'user',
  atEnd: true,
} as const;

const signIn: readonly MenuRow[] = [
  { ...signInLabel, screen: 'login', when: { loginUrl: 'portal' } },
  {
    ...signInLabel,
    id: 'universityLogin',
    link: 'universityLogin' as const,
    when: { loginUrl: 'universityLogin' },
    gate: { visitors: ['unsecuredLogin'] },
  },
];

/** Spec §2.4, the global-health client's own menu. */
const planSelection: readonly MenuRow[] = [
  { screen: 'planSelection', icon: 'shield-check' },
  { ...findAPharmacy, label: 'shell.findAPharmacy' },
  {
    id: 'formulary',
    label: 'shell.formulary',
    icon: 'pill',
    link: 'formularyLookup',
    formularyOfPlan: true,
    gate: { members: ['drugLookup'], visitors: ['unsecuredDrugLookup'] },
  },
];

const memberMenu: readonly MenuRow[] = [
  { id: 'payBill', screen: 'payments', label: 'shell.payBill', icon: 'wallet' },
  { screen: 'messageCenter', icon: 'mail', badge: 'unread' },
  claims,
  {
    id: 'memberInfo',
    label: 'shell.memberInfo',
    icon: 'user',
    gate: { members: ['memberInfo'] },
    entries: [{ screen: 'healthCareBalances', icon: 'wallet' }, idCard, accountSettings],
  },
  {
    id: 'benefitInformation',
    label: 'shell.benefitInformation',
    icon: 'shield-check',
    gate: { members: ['benefitInformation'] },
    entries: [
      claims,
      { screen: 'benefits', icon: 'shield-check' },
      { screen: 'whatCounted', icon: 'check' },
      { screen: 'yearStatement', icon: 'file-text' },
      idCard,
      accountSettings,
    ],
  },
  resourcesGroup,
  enrollAndSurvey,
  {
    id: 'wallet',
    label: 'shell.wallet',
    icon: 'wallet',
    dialog: 'wallet',
    gate: { members: ['addToWallet'] },
    inHeader: true,
  },
  ...priceADrug,
  {
    id: 'discountCard',
    label: 'shell.discountCard',
    icon: 'external-link',
    profileLink: 'goodRxLink',
    confirm: true,
    gate: { members: ['discountCard'] },
    inHeader: true,
  },
];

const visitorMenu: readonly MenuRow[] = [
  { id: 'makePayment', screen: 'payments', label: 'shell.makePayment', icon: 'wallet' },
  resourcesGroup,
  enrollAndSurvey,
  { id: 'register', screen: 'registration', label: 'shell.register', icon: 'user', atEnd: true },
  ...signIn,
  ...priceADrug,
];

/** Ours. */
const staffMenu: readonly MenuRow[] = [{ screen: 'staff', icon: 'users', short: 'shell.find' }];

/**
 * Specification §2.4, the menus of members and of visitors, with the differences of clients (`when`). Sign-out,
 * language, text size, contact, about us and star ratings belong to the header (§2.3).
 */
export const menus: Menus = {
  staff: forMembers(staffMenu),
  member: { standard: forMembers(memberMenu), planSelection: forMembers(planSelection) },
  visitor: {
    standard: forVisitors(visitorMenu),
    planSelection: forVisitors([...planSelection, ...signIn]),
  },
};
