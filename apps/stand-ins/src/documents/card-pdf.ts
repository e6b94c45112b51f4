import { Card } from '@portal/contracts/id-card';
import { cardLimit, planBenefitPackage } from '@portal/domain';
import type { Json } from '@portal/scenarios';
import type * as z from 'zod/mini';
import {
  accessibleDocument,
  documentFormats,
  documentLanguage,
  type DocumentLanguage,
  heads,
  row,
  type DocumentSource,
  type StandInDocument,
} from './accessible-document';
import { cardTexts } from './card.text';

type IdCard = z.output<typeof Card>;
type Document = ReturnType<typeof accessibleDocument>;

/** An ID card as a tagged PDF (PDF/UA): the numbers that a pharmacy needs, whom to call, and the yearly limits. */
export async function cardPdf(
  body: Json,
  { query, fixtures, clientName }: DocumentSource,
): Promise<StandInDocument> {
  const sent = body as { card: Json; isPartD: boolean; hasPersonCode: boolean };
  const read = Card.parse(sent.card);
  const card = { ...read, personCode: sent.hasPersonCode ? read.personCode : '' };
  const language = documentLanguage(query);
  const t = cardTexts[language];
  const document = accessibleDocument({ language, title: t.title, clientName, fixtures });
  const facts = (shown: readonly (readonly [string, string])[]) =>
    document.table(
      shown.map(([name, value]) => row(name, value)),
      [200, '*'],
    );
  document.heading(`${clientName}: ${t.title}`);
  document.paragraph(t.show);
  facts(numbersOf(card, sent.isPartD, language));
  const help = [
    [t.phone, card.phone && `${card.phone}, TTY 711`],
    [t.pharmacistPhone, card.pharmacistPhone],
    [t.website, card.website],
    [t.claimsAddress, card.claimsAddress],
  ] as const;
  document.subheading(t.help);
  facts(help.filter(([, value]) => value !== ''));
  if (!sent.isPartD) limits(document, card, language);
  document.note(t.sample);
  return { bytes: await document.end(), fileName: `${t.file}.pdf` };
}

/** The yearly limits; one that the plan lacks is left out, and so is a network without any. */
function limits(document: Document, { benefits }: IdCard, language: DocumentLanguage) {
  const t = cardTexts[language];
  const names = Object.keys(t.row) as (keyof typeof t.row)[];
  const networks = (['inNetwork', 'outOfNetwork'] as const)
    .map((network) => ({
      head: t[network],
      cell: (name: (typeof names)[number]) => cardLimit(benefits?.[network]?.[name]),
    }))
    .filter(({ cell }) => names.some((name) => cell(name) !== ''));
  if (networks.length === 0) return;
  document.subheading(t.limits);
  document.table(
    [
      heads(t.limit, ...networks.map(({ head }) => head)),
      ...names
        .map((name) => ({ name, cells: networks.map(({ cell }) => cell(name)) }))
        .filter(({ cells }) => cells.some((cell) => cell !== ''))
        .map(({ name, cells }) => row(t.row[name], ...cells.map((cell) => cell || t.missing))),
    ],
    ['*', ...networks.map(() => 110)],
  );
}

/** Who it is, and the numbers in the order of real cards; what has no value is said to be missing. */
function numbersOf(card: IdCard, isPartD: boolean, language: DocumentLanguage) {
  const t = cardTexts[language];
  const format = documentFormats(language);
  const numbers: [string, string][] = [
    [t.name, `${card.firstName} ${card.lastName}`.trim()],
    [t.memberId, card.memberId],
    ['RxBIN', card.bin],
    ['RxPCN', card.pcn],
    ['RxGrp', card.rxGroup],
    ...(isPartD
      ? ([
          [t.issuer, card.issuer],
          ['CMS', planBenefitPackage(card.pbpNumber)],
        ] as [string, string][])
      : ([
          ...(card.personCode ? [[t.personCode, card.personCode] as [string, string]] : []),
          [t.planId, card.planId],
          [t.groupId, card.groupId],
        ] as [string, string][])),
    ...(card.endsOn ? ([[t.endsOn, format.date(card.endsOn)]] as [string, string][]) : []),
  ];
  return numbers.map(([name, value]) => [name, value || t.missing] as const);
}
