import { defineExamples } from '../examples';
import { accountSettings } from './account-settings';

/** A phone, a choice and the one that is always on. */
export const examples = defineExamples(accountSettings, {
  savePhone: ({ memberId }) => {
    const kind = 'mobile' as const;
    const bestTime = 'evening' as const;
    const rest = { kind, extension: '', mayText: true, bestTime, isPreferred: false };
    return [{ body: { memberId, phone: { number: '6125550142', ...rest } } }];
  },
  removePhone: ({ memberId }) => [{ kind: 'home' as const, memberId }],
  savePaperless: ({ memberId }) => [
    { body: { memberId, kind: 'letters' as const, isOnline: true } },
  ],
  saveNotification: ({ memberId }) => [
    { body: { memberId, kind: 'claim' as const, channel: 'email' as const, isOn: true } },
    { body: { memberId, kind: 'signIn' as const, channel: 'email' as const, isOn: false } },
  ],
});
