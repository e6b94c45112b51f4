import { ClaimEntry, ClaimRow } from '@portal/contracts/claims';
import {
  explainPayment,
  isPaidKind,
  otherPayerOf,
  type PaymentStep,
  rejectCodeOf,
  rejectionAdvice,
  shownAccumulators,
} from '@portal/domain';
import claimPayersText from '@portal/domain/claim-payers';
import claimRejectionsText from '@portal/domain/claim-rejections';
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
import { drugOfClaim } from './document-drug';
import { explanationTexts } from './explanation.text';

type Row = z.output<typeof ClaimRow>;
type Entry = z.output<typeof ClaimEntry>;
type Document = ReturnType<typeof accessibleDocument>;

/** The explanation of benefits of a claim as a tagged PDF (PDF/UA): what was filled, who paid what, and what counted. */
export async function explanationPdf(
  body: Json,
  { query, fixtures, clientName }: DocumentSource,
): Promise<StandInDocument> {
  const sent = body as { claim: Json; entry: Json };
  const claim = ClaimRow.parse(sent.claim);
  const entry = ClaimEntry.parse(sent.entry);
  const language = documentLanguage(query);
  const t = explanationTexts[language];
  const document = accessibleDocument({
    language,
    clientName,
    fixtures,
    title: `${t.title}, ${entry.claimNumber}`,
  });
  document.heading(`${clientName}: ${t.title}`);
  document.paragraph(t.notABill);
  document.table(factsOf(claim, entry, language), [170, '*']);
  outcome(document, claim, entry, language);
  limits(document, entry, language);
  document.note(t.sample);
  return { bytes: await document.end(), fileName: `${t.file}-${entry.claimNumber}.pdf` };
}

/** Whose and which fill it is; what the service left out is left out. */
function factsOf(claim: Row, entry: Entry, language: DocumentLanguage) {
  const t = explanationTexts[language];
  const format = documentFormats(language);
  const facts: [string, string][] = [
    [t.claimNumber, entry.claimNumber],
    [t.filledFor, entry.filledFor],
    [t.memberId, claim.memberId],
    [t.drug, drugOfClaim(claim, language)],
    [t.filledOn, claim.dateOfService && format.date(claim.dateOfService)],
    [t.pharmacy, claim.serviceProvider],
    [t.prescription, entry.rxNumber],
    [t.quantity, entry.quantity === null ? '' : String(entry.quantity)],
    [t.daysSupply, entry.daysSupply === null ? '' : String(entry.daysSupply)],
    [t.prescriber, entry.prescriberName],
    [t.status, t.statusOf[claim.status]],
  ];
  return facts.filter(([, value]) => value).map(([name, value]) => row(name, value));
}

/** Who paid what, or why there is nothing to pay. */
function outcome(document: Document, claim: Row, entry: Entry, language: DocumentLanguage) {
  const t = explanationTexts[language];
  const format = documentFormats(language);
  if (claim.status === 'reversed') return document.paragraph(t.reversed);
  if (claim.status === 'rejected') return rejection(document, entry, language);
  if (!isPaidKind(claim.status)) return;
  document.subheading(t.whoPaid);
  const explained = explainPayment(claim.copayAmount, claim.amtInsurancePaid, entry);
  if (!explained) return document.paragraph(t.noAmounts);
  document.table([
    heads('', t.amount),
    ...explained.steps.map(({ kind, amount }) =>
      row(stepName(kind, entry, language), format.money(amount)),
    ),
  ]);
}

function stepName(kind: PaymentStep['kind'], entry: Entry, language: DocumentLanguage): string {
  if (kind !== 'otherPayer') return explanationTexts[language].step[kind];
  const payer = otherPayerOf([entry]);
  const text: string = claimPayersText[`otherPayer.paid.${payer.kind}`][language];
  return text.replace('{name}', () => payer.name);
}

/**
 * A document does not know which screens its reader has. Its advice names none of them: it says what every member may
 * do, and without the screen by phone.
 */
const everyStepOpen = {
  approval: true,
  exception: true,
  appeal: true,
  findPharmacy: true,
  otherDrug: true,
  idCard: true,
};

/** Why the plan did not pay and what to do about it. An emergency may be over when it is read. */
function rejection(document: Document, entry: Entry, language: DocumentLanguage) {
  const t = explanationTexts[language];
  document.paragraph(t.notPaid);
  const code = rejectCodeOf(entry.rejectCode);
  if (code) {
    document.paragraph(`${t.reason}: ${claimRejectionsText[`claimReject.why.${code}`][language]}.`);
  }
  if (entry.rejectCode) document.paragraph(`${t.rejectCode}: ${entry.rejectCode}`);
  if (!entry.coverageRequest) document.paragraph(`${t.nextStep}: ${adviceText(entry, language)}`);
  document.paragraph(t.appeal);
}

function adviceText({ rejectCode, refillDate, pharmacyPhone }: Entry, language: DocumentLanguage) {
  const advice = rejectionAdvice(rejectCode, {
    refillDate,
    pharmacyPhone,
    earlyRefillsUntil: '',
    has: everyStepOpen,
  });
  const text: string = claimRejectionsText[advice.key][language];
  if ('date' in advice) {
    return text.replace('{date}', documentFormats(language).date(advice.date));
  }
  return 'code' in advice ? text.replace('{code}', advice.code) : text;
}

/** Each yearly limit before and after the claim. */
function limits(document: Document, entry: Entry, language: DocumentLanguage) {
  const t = explanationTexts[language];
  const { money } = documentFormats(language);
  const shown = shownAccumulators(entry.accumulators ?? []);
  if (shown.length === 0) return;
  document.subheading(t.limits);
  document.table(
    [
      heads(t.limit, t.before, t.after),
      ...shown.map(({ kind, scope, before, after, limit }) => {
        const name = t.limitOf[kind][scope];
        const whole =
          limit === null
            ? name
            : t.ofLimit.replace('{name}', name).replace('{limit}', money(limit));
        return row(whole, money(before), money(after));
      }),
    ],
    ['*', 90, 90],
  );
}
