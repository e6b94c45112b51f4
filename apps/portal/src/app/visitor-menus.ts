import type { MenuEntry, MenusOf } from '../shell/menus/menu';
import { enrollAndSurvey, forVisitors, planSelection, resources } from './shared-entries';

const signIn: readonly MenuEntry[] = [
  {
    id: 'login',
    label: 'shell.signIn',
    short: 'shell.signInShort',
    icon: 'user',
    to: '/member/login',
    when: { loginUrl: 'portal' },
    flag: 'unsecuredLogin',
    atEnd: true,
  },
  {
    id: 'universityLogin',
    label: 'shell.signIn',
    short: 'shell.signInShort',
    icon: 'user',
    link: 'universityLogin',
    when: { loginUrl: 'universityLogin' },
    flag: 'unsecuredLogin',
    atEnd: true,
  },
];

/**
 * Specification §2.4, the menus of visitors, with the differences of clients (`when`). Language, text
 * size, contact, about us and star ratings belong to the header (§2.3).
 */
export const visitorMenus: MenusOf = {
  standard: [
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
  planSelection: [...forVisitors(planSelection), ...signIn],
};
