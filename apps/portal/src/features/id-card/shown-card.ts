import type { OutputOf } from '@portal/contracts';
import type { idCard } from '@portal/contracts/id-card';
import { type BusinessLine, cardLimit, planBenefitPackage } from '@portal/domain';

export type IdCards = OutputOf<typeof idCard.get>;
export type IdCard = IdCards['cards'][number];

/** The rows of the benefits grid (Spec §3), each a key of a card's network and of a text. */
export const gridRows = [
  'deductible',
  'deductibleRxMedCombined',
  'outOfPocketLimit',
  'outOfPocketRxMedCombined',
] as const;

/** A card as it is drawn: texts only, so that a device can keep it as it is. */
export interface ShownCard {
  line: BusinessLine;
  name: string;
  memberId: string;
  bin: string;
  pcn: string;
  rxGroup: string;
  /** Commercial: by flag; empty where it is off or there is none. */
  personCode: string;
  planId: string;
  groupId: string;
  /** Part D: the issuer number, and contract and package as one number. */
  issuer: string;
  planBenefitPackage: string;
  phone: string;
  pharmacistPhone: string;
  website: string;
  claimsAddress: string;
  /** In and out of network, in the order of `gridRows`; commercial only. */
  grid: readonly { inNetwork: string; outOfNetwork: string }[];
  /** The last day on which it counts, YYYY-MM-DD; empty as long as none is set. It does not stand on the card. */
  endsOn: string;
}

/** What a service may leave out or write as the word null is an empty text here. */
const text = (value: unknown): string =>
  typeof value === 'string' && value !== 'null' ? value.trim() : '';

/** The card of one person as the business line and the flag of the person code have it (ID-1). */
export function shownCard(card: IdCard, line: BusinessLine, withPersonCode: boolean): ShownCard {
  const medicare = line === 'MEDD';
  const { inNetwork, outOfNetwork } = card.benefits ?? {};
  return {
    line,
    name: `${text(card.firstName)} ${text(card.lastName)}`.trim(),
    memberId: text(card.memberId),
    bin: text(card.bin),
    pcn: text(card.pcn),
    rxGroup: text(card.rxGroup),
    personCode: medicare || !withPersonCode ? '' : text(card.personCode),
    planId: medicare ? '' : text(card.planId),
    groupId: medicare ? '' : text(card.groupId),
    issuer: medicare ? text(card.issuer) : '',
    planBenefitPackage: medicare ? planBenefitPackage(text(card.pbpNumber)) : '',
    phone: text(card.phone),
    pharmacistPhone: text(card.pharmacistPhone),
    website: text(card.website),
    claimsAddress: text(card.claimsAddress),
    endsOn: text(card.endsOn),
    grid: medicare
      ? []
      : gridRows.map((row) => ({
          inNetwork: cardLimit(inNetwork?.[row]),
          outOfNetwork: cardLimit(outOfNetwork?.[row]),
        })),
  };
}

/** Whether a card lacks what a pharmacy cannot do without, or names a negative amount: it is shown as it is, and reported. */
export function isOddCard({ name, memberId, bin, pcn, rxGroup, grid }: ShownCard): boolean {
  const amounts = grid.flatMap(({ inNetwork, outOfNetwork }) => [inNetwork, outOfNetwork]);
  return (
    [name, memberId, bin, pcn, rxGroup].includes('') || amounts.some((each) => each.includes('−'))
  );
}
