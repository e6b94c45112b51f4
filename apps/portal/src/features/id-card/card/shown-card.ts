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
  /** The last day on which it counts, YYYY-MM-DD; empty as long as none is set. It is not on the card. */
  endsOn: string;
}

/** The card of one person as the business line and the flag of the person code have it (ID-1). */
export function shownCard(card: IdCard, line: BusinessLine, withPersonCode: boolean): ShownCard {
  const medicare = line === 'MEDD';
  const { inNetwork, outOfNetwork } = card.benefits ?? {};
  return {
    line,
    name: `${card.firstName} ${card.lastName}`.trim(),
    memberId: card.memberId,
    bin: card.bin,
    pcn: card.pcn,
    rxGroup: card.rxGroup,
    personCode: medicare || !withPersonCode ? '' : card.personCode,
    planId: medicare ? '' : card.planId,
    groupId: medicare ? '' : card.groupId,
    issuer: medicare ? card.issuer : '',
    planBenefitPackage: medicare ? planBenefitPackage(card.pbpNumber) : '',
    phone: card.phone,
    pharmacistPhone: card.pharmacistPhone,
    website: card.website,
    claimsAddress: card.claimsAddress,
    endsOn: card.endsOn,
    grid: medicare
      ? []
      : gridRows.map((row) => ({
          inNetwork: cardLimit(inNetwork?.[row]),
          outOfNetwork: cardLimit(outOfNetwork?.[row]),
        })),
  };
}
