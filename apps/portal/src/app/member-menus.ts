import type { MenuEntry, MenusOf } from '../shell/menus/menu';
import { enrollAndSurvey, forMembers, planSelection, resources } from './shared-entries';

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
  short: 'shell.idCard',
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

/** Specification §2.4, the menus of members; sign-out belongs to the header (§2.3). */
export const memberMenus: MenusOf = {
  standard: [
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
  planSelection: forMembers(planSelection),
};
