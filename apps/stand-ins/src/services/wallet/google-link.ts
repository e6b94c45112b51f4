import { createHash } from 'node:crypto';
import type { WalletCard } from '@portal/scenarios';
import { SignJWT } from 'jose';
import type { DevelopmentKeys } from './development-keys';
import { type PassLabel, passLabels, endOfCard } from './pass-labels';

const issuerId = '3388000000000000000';
const serviceAccount = 'wallet@everfern.example';

/**
 * The URL that adds the card to Google Wallet. Health cards are generic private passes: Google
 * stores nothing of them in advance, all of it is in the signed token.
 */
export async function googleLink(
  card: WalletCard,
  { serviceAccount: keys }: DevelopmentKeys,
  now: Date,
): Promise<string> {
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [],
    payload: { genericPrivatePasses: [privatePass(card, now)] },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(serviceAccount)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(keys.privateKey);
  return `https://pay.google.com/gp/v/save/${token}`;
}

function privatePass(card: WalletCard, now: Date) {
  const { language } = card;
  const text = (value: string) => ({ defaultValue: { language, value } });
  const shown: [PassLabel, string][] = [
    ['memberId', card.memberId],
    ['rxGroup', card.rxGroup],
    ['bin', card.bin],
    ['pcn', card.pcn],
    ['personCode', card.personCode],
    ['planBenefitPackage', card.planBenefitPackage],
    ['phone', card.phone],
    ['pharmacistPhone', card.pharmacistPhone],
    ['website', card.website],
  ];
  return {
    id: `${issuerId}.${createHash('sha256').update(card.memberId).digest('hex').slice(0, 32)}`,
    type: 'GENERIC_PRIVATE_PASS_TYPE_UNSPECIFIED',
    title: text(card.issuer),
    header: text(card.name),
    subheader: text(card.plan),
    hexBackgroundColor: card.background,
    // The same as in an Apple pass.
    ...(card.memberId !== '' && {
      barcode: { type: 'CODE_128', value: card.memberId, alternateText: card.memberId },
    }),
    validTimeInterval: { end: { date: endOfCard(card, now) } },
    textModulesData: shown
      .filter(([, value]) => value !== '')
      .map(([id, body]) => ({ id, header: passLabels[id][language], body })),
  };
}
