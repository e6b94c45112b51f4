import type { PlainKeyOf } from '../../../language';
import type idCardText from '../id-card.text';
import type { ShownCard } from './shown-card';

export type CardField = readonly [label: PlainKeyOf<typeof idCardText>, value: string];

/** What the front shows: who, and the numbers that a pharmacy types in (Spec §3, ID card; the order is that of real cards). */
export function frontFields(card: ShownCard): { who: CardField[]; numbers: CardField[] } {
  const isPartD = card.line === 'MEDD';
  return {
    who: [
      ['idCard.name', card.name],
      [isPartD ? 'idCard.id' : 'idCard.memberId', card.memberId],
    ],
    numbers: [
      ['idCard.bin', card.bin],
      ['idCard.pcn', card.pcn],
      ['idCard.group', card.rxGroup],
      ...(isPartD
        ? ([
            ['idCard.issuer', card.issuer],
            ['idCard.cms', card.planBenefitPackage],
          ] as const)
        : ([
            ...(card.personCode ? [['idCard.personCode', card.personCode] as const] : []),
            ['idCard.planId', card.planId],
            ['idCard.groupId', card.groupId],
          ] as const)),
    ],
  };
}
