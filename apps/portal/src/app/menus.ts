import type { FlagName } from '@portal/client-config';
import type { MenuEntry, Menus } from '../shell/menu';

type ForBoth = Omit<MenuEntry, 'flag'> & { member?: FlagName; visitor?: FlagName };

/** The same entry in both menus, each behind its own flag (SH-3). */
const forMembers = (entries: readonly ForBoth[]) => pick(entries, 'member');
const forVisitors = (entries: readonly ForBoth[]) => pick(entries, 'visitor');

function pick(entries: readonly ForBoth[], who: 'member' | 'visitor'): MenuEntry[] {
  return entries.flatMap(({ member, visitor, ...entry }) => {
    const flag = who === 'member' ? member : visitor;
    return flag ? [{ ...entry, flag }] : [];
  });
}

const findAPharmacy: ForBoth = {
  id: 'findAPharmacy',
  label: 'screens.findAPharmacy',
  icon: 'map-pin',
  to: '/member/find-a-pharmacy',
  member: 'findAPharmacy',
  visitor: 'unsecuredFindAPharmacy',
};

const forms: ForBoth = {
  id: 'forms',
  label: 'screens.forms',
  icon: 'file-text',
  to: '/member/forms',
  when: { formsEntry: 'forms', formsLabel: 'formsAndInformation' },
  member: 'forms',
  visitor: 'unsecuredForms',
};

const mailOrder = { label: 'screens.mailOrder', icon: 'mail' } as const;

/** Tools and Resources. */
const resources: readonly ForBoth[] = [
  findAPharmacy,
  {
    id: 'drugLookup',
    label: 'screens.drugLookup',
    icon: 'pill',
    to: '/member/drug-lookup',
    member: 'drugLookup',
    visitor: 'unsecuredDrugLookup',
  },
  {
    ...mailOrder,
    id: 'mailOrder',
    to: '/member/mailorder',
    tokenFirst: true,
    when: { mailOrderVendor: false },
    member: 'mailOrder',
  },
  {
    ...mailOrder,
    id: 'mailOrderVendor',
    profileLink: 'mailOrderLink',
    when: { mailOrderVendor: true },
    member: 'mailOrder',
  },
  {
    ...mailOrder,
    id: 'mailOrder',
    to: '/member/mail-order',
    when: { mailOrderForVisitors: '/member/mail-order' },
    visitor: 'unsecuredMailOrder',
  },
  {
    ...mailOrder,
    id: 'mailOrderContact',
    to: '/member/contact',
    when: { mailOrderForVisitors: '/member/contact' },
    visitor: 'unsecuredMailOrder',
  },
  {
    id: 'specialtyPharmacy',
    label: 'shell.specialtyPharmacy',
    icon: 'external-link',
    profileLink: 'specialtyMailOrderLink',
    member: 'specialtyPharmacy',
  },
  forms,
  {
    ...forms,
    id: 'formsOnly',
    label: 'shell.formsOnly',
    when: { formsEntry: 'forms', formsLabel: 'formsOnly' },
  },
  {
    ...forms,
    id: 'priorAuthorizationForms',
    label: 'shell.priorAuthorizationForms',
    to: '/member/forms/',
    when: { formsEntry: 'priorAuthorization' },
  },
  {
    id: 'documents',
    label: 'screens.documents',
    icon: 'file-text',
    to: '/member/documents',
    member: 'documents',
    visitor: 'unsecuredDocuments',
  },
  {
    id: 'glossary',
    label: 'screens.glossary',
    icon: 'info',
    to: '/member/glossary',
    member: 'glossary',
    visitor: 'unsecuredGlossary',
  },
  {
    id: 'helperTools',
    label: 'screens.helperTools',
    icon: 'wrench',
    to: '/member/helper-tools',
    member: 'helperTools',
    visitor: 'unsecuredHelperTools',
  },
  {
    id: 'links',
    label: 'screens.links',
    icon: 'external-link',
    to: '/member/links',
    member: 'links',
    visitor: 'unsecuredLinks',
  },
];

const enrollAndSurvey: readonly ForBoth[] = [
  {
    id: 'enroll',
    label: 'shell.enroll',
    icon: 'shield-check',
    link: 'enrollment',
    visitor: 'unsecuredEnroll',
  },
  {
    id: 'survey',
    label: 'shell.survey',
    icon: 'file-text',
    dialog: 'survey',
    tag: 'shell.newSurvey',
    member: 'survey',
    visitor: 'unsecuredSurvey',
  },
];

/** Spec §2.4, the global-health client's own menu. */
const planSelection: readonly ForBoth[] = [
  {
    id: 'planSelection',
    label: 'screens.planSelection',
    icon: 'shield-check',
    to: '/member/planselection',
    member: 'planSelection',
    visitor: 'unsecuredPlanSelection',
  },
  { ...findAPharmacy, label: 'shell.findAPharmacy' },
  {
    id: 'formulary',
    label: 'shell.formulary',
    icon: 'pill',
    link: 'formularyLookup',
    member: 'drugLookup',
    visitor: 'unsecuredDrugLookup',
  },
];

const claims: MenuEntry = {
  id: 'claims',
  label: 'shell.claimsHistory',
  icon: 'file-text',
  to: '/member/claims',
  flag: 'claimsHistory',
};

const idCard: MenuEntry = {
  id: 'idCard',
  label: 'shell.viewIdCard',
  icon: 'id-card',
  dialog: 'idCard',
  flag: 'viewIdCard',
};

const accountSettings: MenuEntry = {
  id: 'accountSettings',
  label: 'screens.accountSettings',
  labelForOutsiders: 'shell.memberProfile',
  icon: 'user',
  to: '/member/account-settings/',
  flag: 'accountSettings',
};

const signIn: readonly MenuEntry[] = [
  {
    id: 'login',
    label: 'shell.signIn',
    icon: 'user',
    to: '/member/login',
    when: { loginUrl: 'portal' },
    flag: 'unsecuredLogin',
    atEnd: true,
  },
  {
    id: 'universityLogin',
    label: 'shell.signIn',
    icon: 'user',
    link: 'universityLogin',
    when: { loginUrl: 'universityLogin' },
    flag: 'unsecuredLogin',
    atEnd: true,
  },
];

/**
 * Specification §2.4, the menus of members and visitors, with the differences of clients (`when`).
 * Language, text size, contact, about us, star ratings and sign-out belong to the header (§2.3).
 */
export const menus: Menus = {
  standard: {
    member: [
      { id: 'payBill', label: 'shell.payBill', icon: 'wallet', to: '/payments', flag: 'payBill' },
      {
        id: 'messageCenter',
        label: 'screens.messageCenter',
        icon: 'mail',
        to: '/member/message-center',
        flag: 'messageCenter',
        badge: 'unread',
      },
      claims,
      {
        id: 'memberInfo',
        label: 'shell.memberInfo',
        icon: 'user',
        flag: 'memberInfo',
        entries: [
          {
            id: 'healthCareBalances',
            label: 'screens.healthCareBalances',
            icon: 'wallet',
            to: '/member/healthcarebalances',
            flag: 'healthCareBalances',
          },
          idCard,
          accountSettings,
        ],
      },
      {
        id: 'benefitInformation',
        label: 'shell.benefitInformation',
        icon: 'shield-check',
        flag: 'benefitInformation',
        entries: [
          claims,
          {
            id: 'benefits',
            label: 'screens.benefits',
            icon: 'shield-check',
            to: '/member/benefits',
            flag: 'benefits',
          },
          idCard,
          accountSettings,
        ],
      },
      {
        id: 'resources',
        label: 'shell.resources',
        icon: 'wrench',
        flag: 'toolsAndResources',
        entries: forMembers(resources),
      },
      {
        id: 'enrollAndSurvey',
        label: 'shell.enrollAndSurvey',
        icon: 'file-text',
        entries: forMembers(enrollAndSurvey),
      },
      {
        id: 'wallet',
        label: 'shell.wallet',
        icon: 'wallet',
        dialog: 'wallet',
        flag: 'addToWallet',
        inHeader: true,
      },
      {
        id: 'priceADrug',
        label: 'screens.priceADrug',
        icon: 'search',
        to: '/member/price-a-drug',
        flag: 'updatedPriceADrug',
        atEnd: true,
      },
      {
        id: 'discountCard',
        label: 'shell.discountCard',
        icon: 'external-link',
        profileLink: 'goodRxLink',
        confirm: true,
        flag: 'discountCard',
        inHeader: true,
      },
    ],
    visitor: [
      {
        id: 'makePayment',
        label: 'shell.makePayment',
        icon: 'wallet',
        to: '/payments',
        flag: 'unsecuredMakePayment',
      },
      {
        id: 'resources',
        label: 'shell.resources',
        icon: 'wrench',
        flag: 'unsecuredToolsAndResources',
        entries: forVisitors(resources),
      },
      {
        id: 'enrollAndSurvey',
        label: 'shell.enrollAndSurvey',
        icon: 'file-text',
        entries: forVisitors(enrollAndSurvey),
      },
      {
        id: 'register',
        label: 'shell.register',
        icon: 'user',
        to: '/member/registration',
        flag: 'registration',
        atEnd: true,
      },
      ...signIn,
      {
        id: 'priceADrug',
        label: 'screens.priceADrug',
        icon: 'search',
        to: '/member/price-a-drug',
        flag: 'unsecuredUpdatedPriceADrug',
        atEnd: true,
      },
    ],
  },
  planSelection: {
    member: forMembers(planSelection),
    visitor: [...forVisitors(planSelection), ...signIn],
  },
};
