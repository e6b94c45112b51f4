import { defineExamples } from '../examples';
import { mailOrderProfile } from './mail-order-profile';

/** A profile with a usual method and card; a card that is not on file is refused. */
export const examples = defineExamples(mailOrderProfile, {
  save: ({ memberId }) => {
    const phones = [{ number: '6125550142', kind: 'MOBILE' as const }];
    const usual = { shippingId: 'two-day', cardId: 'CARD-1' };
    return [
      { body: { memberId, phones, usual: { shippingId: 'standard', cardId: 'CARD-1' } } },
      { body: { memberId, phones, usual: { ...usual, cardId: 'CARD-9' } } },
    ];
  },
});
