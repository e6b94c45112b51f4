import { defineExamples } from '../examples';
import { mailOrderProfile } from './mail-order-profile';

/** A profile with a usual method; a method that there is not is refused. */
export const examples = defineExamples(mailOrderProfile, {
  save: ({ memberId }) => {
    const phones = [{ number: '6125550142', kind: 'MOBILE' as const }];
    return [
      { body: { memberId, phones, usual: { shippingId: 'standard' } } },
      { body: { memberId, phones, usual: { shippingId: 'none-such' } } },
    ];
  },
});
