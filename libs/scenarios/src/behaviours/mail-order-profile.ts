import { phoneProblemsOf } from '@portal/domain/mail-order';
import { type Behaviours, answer, refuseFields, derivedFrom } from '../memory/behaviour';
import { profileOf, storePerson } from '../mail-order/checkout';
import type { Profile } from '../mail-order/mail-order-files';
import { shippingOf } from '../mail-order/shipping';

export const behaviours: Behaviours = {
  'mailOrderProfile.get': derivedFrom(
    'mailOrderCheckout.get',
    (memory, { query: { memberId = '' } }, context) =>
      answer(memory, profileOf(memory, context, memberId)),
  ),
  'mailOrderProfile.save': derivedFrom('mailOrderCheckout.get', (memory, { body }, context) => {
    const { memberId, ...profile } = body as Profile & { memberId: string };
    const { phones, usual } = profile;
    const typed = phones.map(({ number }) => ({ number, kind: 'home' as const }));
    const refused = [
      ...phoneProblemsOf(typed).map(({ index, code }) => ({
        field: `phones.${index}.number`,
        problem: code,
      })),
      ...(usual.shippingId !== undefined && !shippingOf(usual.shippingId)
        ? [{ field: 'usual.shippingId', problem: 'unknown' }]
        : []),
    ];
    if (refused.length > 0) return refuseFields(memory, refused);
    return answer(storePerson(memory, context, memberId, { profile }), { profile });
  }),
};
