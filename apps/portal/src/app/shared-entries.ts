import type { FlagName } from '@portal/client-config';
import type { MenuEntry } from '../shell/menu';

type ForBoth = Omit<MenuEntry, 'flag'> & { member?: FlagName; visitor?: FlagName };

/** The same entry in both menus, each behind its own flag (SH-3). */
export const forMembers = (entries: readonly ForBoth[]) => pick(entries, 'member');
export const forVisitors = (entries: readonly ForBoth[]) => pick(entries, 'visitor');

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
export const resources: readonly ForBoth[] = [
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

export const enrollAndSurvey: readonly ForBoth[] = [
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
export const planSelection: readonly ForBoth[] = [
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
