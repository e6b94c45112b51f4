import type { FlagName } from '@portal/client-config';
import type { MenuEntry } from '../shell/menus/menu';
import type { IconName } from '../ui';
import type { ScreenId } from './screens';

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

/** The entry of a screen that bears the name of its flag for members. */
const ofScreen = (
  id: FlagName & ScreenId,
  icon: IconName,
  to: string,
  visitor: FlagName,
): ForBoth => ({
  id,
  label: `screens.${id}`,
  icon,
  to,
  member: id,
  visitor,
});

const findAPharmacy = ofScreen(
  'findAPharmacy',
  'map-pin',
  '/member/find-a-pharmacy',
  'unsecuredFindAPharmacy',
);

const forms: ForBoth = {
  ...ofScreen('forms', 'file-text', '/member/forms', 'unsecuredForms'),
  when: { formsEntry: 'forms', formsLabel: 'formsAndInformation' },
};

const mailOrder = { label: 'screens.mailOrder', icon: 'mail' } as const;

/** Tools and Resources. */
export const resources: readonly ForBoth[] = [
  findAPharmacy,
  ofScreen('drugLookup', 'pill', '/member/drug-lookup', 'unsecuredDrugLookup'),
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
  ofScreen('documents', 'file-text', '/member/documents', 'unsecuredDocuments'),
  ofScreen('glossary', 'info', '/member/glossary', 'unsecuredGlossary'),
  ofScreen('helperTools', 'wrench', '/member/helper-tools', 'unsecuredHelperTools'),
  ofScreen('links', 'external-link', '/member/links', 'unsecuredLinks'),
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
  ofScreen('planSelection', 'shield-check', '/member/planselection', 'unsecuredPlanSelection'),
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
