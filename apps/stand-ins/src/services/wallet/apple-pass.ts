import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WalletCard } from '@portal/scenarios';
import { type DevelopmentKeys, passTypeIdentifier, teamIdentifier } from './development-keys';
import { type PassLabel, passLabels, endOfCard } from './pass-labels';

/**
 * The ID card as an Apple pass: a zip of pass.json, pictures, one file of labels for each language,
 * manifest.json with SHA-1 sums, and a detached PKCS #7 signature over it. It may not be
 * shared, and ends with the card.
 */
export async function applePass(
  card: WalletCard,
  keys: DevelopmentKeys,
  pictures: string,
  now: Date,
): Promise<Buffer> {
  // Loaded for the first pass: most runs of the stand-ins create none.
  const { PKPass } = await import('passkit-generator');
  const pass = new PKPass(
    {
      ...readPictures(pictures),
      'pass.json': Buffer.from(JSON.stringify(descriptionOf(card, now))),
    },
    {
      wwdr: keys.authority,
      signerCert: keys.certificate,
      signerKey: keys.privateKey,
    },
  );
  for (const language of ['en', 'es'] as const) {
    const words = Object.entries(passLabels).map(([label, text]) => [label, text[language]]);
    pass.localize(language, Object.fromEntries(words) as Record<string, string>);
  }
  return pass.getAsBuffer();
}

type Shown = [label: PassLabel, value: string];

/** Fields that have a value; the labels are keys of the files of labels. */
const fields = (shown: readonly Shown[]) =>
  shown.filter(([, value]) => value !== '').map(([label, value]) => ({ key: label, label, value }));

function descriptionOf(card: WalletCard, now: Date) {
  return {
    formatVersion: 1,
    passTypeIdentifier,
    teamIdentifier,
    organizationName: card.issuer,
    description: 'description',
    logoText: card.issuer,
    // The same card is the same pass, which takes the place of the one before; no number can be read from it.
    serialNumber: createHash('sha256').update(`${card.memberId} ${card.rxGroup}`).digest('hex'),
    expirationDate: endOfCard(card, now),
    sharingProhibited: true,
    barcodes: barcodesOf(card),
    backgroundColor: rgb(card.background),
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(255, 255, 255)',
    generic: {
      headerFields: fields([['plan', card.plan]]),
      primaryFields: fields([['name', card.name]]),
      secondaryFields: fields([
        ['memberId', card.memberId],
        ['rxGroup', card.rxGroup],
      ]),
      auxiliaryFields: fields([
        ['bin', card.bin],
        ['pcn', card.pcn],
        ['personCode', card.personCode],
      ]),
      backFields: fields([
        ['planBenefitPackage', card.planBenefitPackage],
        ['phone', card.phone],
        ['pharmacistPhone', card.pharmacistPhone],
        ['tty', '711'],
        ['website', card.website],
      ]),
    },
  };
}

/** The member id for the pharmacy's scanner: Code 128 is the one that every scanner reads. None without an id. */
const barcodesOf = ({ memberId }: WalletCard) =>
  memberId === ''
    ? []
    : [
        {
          format: 'PKBarcodeFormatCode128',
          message: memberId,
          messageEncoding: 'iso-8859-1',
          altText: memberId,
        },
      ];

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

function readPictures(folder: string): Record<string, Buffer> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
}
