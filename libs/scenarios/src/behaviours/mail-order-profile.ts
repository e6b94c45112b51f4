import { phoneProblemsOf } from '@portal/domain/mail-order';
import { type Behaviour, type Behaviours, refusal } from '../memory/behaviour';
import { profileOf, storePerson } from '../mail-order/checkout';
import type { Profile } from '../mail-order/mail-order-files';
import { shippingOf } from '../mail-order/shipping';
import type { Json } from '../files/scenario-file';

const get: Behaviour = {
  derived: true,
  derivedFrom: 'mailOrderCheckout.get',
  play: (memory, { query: { memberId = '' } }, context) => ({
    memory,
    response: { status: 200, body: profileOf(memory, context, memberId) as unknown as Json },
  }),
};

const save: Behaviour = {
  derived: true,
  derivedFrom: 'mailOrderCheckout.get',
  play: (memory, { body }, context) => {
    const { memberId, ...profile } = body as unknown as Profile & { memberId: string };
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
    if (refused.length > 0) return { memory, response: refusal(refused) };
    return {
      memory: storePerson(memory, context, memberId, { profile }),
      response: { status: 200, body: { profile } as unknown as Json },
    };
  },
};

export const behaviours: Behaviours = {
  'mailOrderProfile.get': get,
  'mailOrderProfile.save': save,
};
