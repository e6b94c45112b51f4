import { join } from 'node:path';
import type { FactName } from '@portal/domain/facts';
import { documents } from '@portal/stand-ins/documents';
import { textsOfPdf } from '@portal/stand-ins/testing';
import type { Json } from '@portal/scenarios';
import { root } from '../../workspace';
import {
  amountIn,
  dayIn,
  everyoneIn,
  type FileSource,
  notSharedName,
  sumsWithNotes,
  type ReadFile,
  type Said,
  say,
} from './reader';

const isFinished = ({ file }: FileSource) => file.type.startsWith('application/pdf');

/** The texts of a finished document, or of the one that the services make of an answer, in their order. */
async function textsOf(endpoint: string, source: FileSource): Promise<string[]> {
  const { file, language } = source;
  if (isFinished(source)) return textsOfPdf(file.text);
  const { bytes } = await documents[endpoint]!(JSON.parse(file.text) as Json, {
    query: { lang: language },
    fixtures: join(root, 'fixtures'),
    clientName: 'A client',
    zipCodes: () => [],
    bytesOf: () => undefined,
  });
  return textsOfPdf(bytes.toString('latin1'));
}

type Words = Readonly<Record<string, FactName>>;

/** Says what follows each of these names. */
const sayNamed = (texts: string[], words: Words, subject: string, source: FileSource): Said[] =>
  Object.entries(words).flatMap(([name, fact]) => {
    const at = texts.indexOf(name);
    if (at < 0) return [];
    const text = texts[at + 1] ?? '';
    return say(fact, subject, dayIn(text, source.language) ?? amountIn(text), `${name} ${text}`);
  });

const explained: Words = {
  'Filled on': 'claimDay',
  'Pharmacy’s full price': 'claimFullPrice',
  'Price your plan agreed to': 'claimPrice',
  'You paid': 'claimPaid',
  'of it, toward your deductible': 'claimToDeductible',
  'of it, the extra cost of a brand': 'claimBrandExtra',
  'Surtida el': 'claimDay',
  'Precio completo de la farmacia': 'claimFullPrice',
  'Precio acordado por su plan': 'claimPrice',
  'Usted pagó': 'claimPaid',
  'de eso, para su deducible': 'claimToDeductible',
  'de eso, el costo extra de una marca': 'claimBrandExtra',
};
/** What is taken off the price, with a minus. */
const takenOff: Words = {
  'Plan discount': 'claimDiscount',
  'Descuento del plan': 'claimDiscount',
  'Your plan paid': 'claimPlanPaid',
  'Su plan pagó': 'claimPlanPaid',
  'Extra Help paid': 'claimOtherPaid',
  'La Ayuda Adicional pagó': 'claimOtherPaid',
  'Others paid': 'claimOtherPaid',
  'Otros pagaron': 'claimOtherPaid',
};
/** What another payer paid, who is named. */
const takenOffBy = (payer: string): Words => ({
  [`${payer} paid`]: 'claimOtherPaid',
  [`${payer} pagó`]: 'claimOtherPaid',
});
const shares: Words = {
  'of it, your copay': 'claimShare',
  'of it, your share of the price': 'claimShare',
  'de eso, su copago': 'claimShare',
  'de eso, su parte del precio': 'claimShare',
};
const results: Readonly<Record<string, string>> = {
  Paid: 'paid',
  'Paid, then adjusted': 'adjusted',
  'Not paid': 'rejected',
  'Taken back by the pharmacy': 'reversed',
  Pagada: 'paid',
  'Pagada y luego ajustada': 'adjusted',
  'No pagada': 'rejected',
  'Anulada por la farmacia': 'reversed',
};

/** The claim of an answer, and who else paid. */
function answered({ file }: FileSource) {
  const { claim, entry } = JSON.parse(file.text) as {
    claim: { healthServiceId: string };
    entry: { otherPayerName?: string | null };
  };
  return { id: claim.healthServiceId, payer: entry.otherPayerName ?? '' };
}

/** Who else paid, by the words before an amount; empty where no one is named. */
function payerIn(texts: readonly string[]): string {
  const paid = texts.find(
    (text, at) =>
      /^(?!You|Usted|Your plan|Su plan).+ (paid|pagó)$/.test(text) && amountIn(texts[at + 1] ?? ''),
  );
  return paid?.replace(/ (paid|pagó)$/, '') ?? '';
}

/** The explanation of a claim's benefits. */
export async function readExplanation(source: FileSource): Promise<ReadFile> {
  const texts = await textsOf('claims.getExplanation', source);
  const { id, payer } = isFinished(source)
    ? { id: source.file.claim ?? '', payer: payerIn(texts) }
    : answered(source);
  const share = sayNamed(texts, shares, id, source);
  const result = texts[texts.findIndex((text) => /^(Result|Resultado)$/.test(text)) + 1] ?? '';
  const said = [
    ...sayNamed(texts, explained, id, source),
    ...sayNamed(texts, { ...takenOffBy(payer), ...takenOff }, id, source).map((each) => ({
      ...each,
      value: each.value.replace('-', ''),
    })),
    // Of a copay and a share of the price together, the claim's share is neither.
    ...(share.length === 1 ? share : []),
    ...say('claimStatus', id, results[result], result),
  ];
  return { name: `explanation of ${id}`, said };
}

const billed: Words = {
  Due: 'invoiceDue',
  Total: 'invoiceAmount',
  'Left to pay': 'invoiceOpen',
  Vence: 'invoiceDue',
  'Queda por pagar': 'invoiceOpen',
};

const invoiceNumber = /^(Invoice number|Número de factura)$/;

/** An invoice. */
export async function readInvoice(source: FileSource): Promise<ReadFile> {
  const texts = await textsOf('payments.getInvoiceDocument', source);
  const at = texts.findIndex((text) => invoiceNumber.test(text));
  const number = texts[at + 1] ?? '';
  return { name: `invoice ${number}`, said: sayNamed(texts, billed, number, source) };
}

const totals = /^Total$/;
const lastHead = /^(You paid|Usted pagó)$/;
const firstHead = /^(Drug|Medicamento)$/;
const amount =
  /^−?\$|^(At least|Al menos) \$|^(Not (available|known yet)|No disponible|Aún no se sabe)$/;
const everyone = /^(Everyone|Todas las personas)$/;

/**
 * The statement of a year: a table for each person and one for everyone, each below its name and with a row of sums; in
 * that of everyone a row of each person who shares no claims.
 */
export async function readStatement(source: FileSource): Promise<ReadFile> {
  const { people, text, name: fileName } = source.file;
  const until = isFinished(source) ? fileName : (JSON.parse(text) as { toDate: string }).toDate;
  const year = /\d{4}/.exec(until)?.[0] ?? '';
  const texts = await textsOf('claims.getStatement', source);
  const tables = texts.flatMap((head, at) => (firstHead.test(head) ? [at] : []));
  const { paid, planPaid: planSum } = sumsWithNotes(texts.join(' '), tables.length === 1);
  const said = tables.flatMap((first, place) => {
    const name = texts[first - 1] ?? '';
    const who = everyone.test(name) ? everyoneIn(source) : people[name];
    if (!who) return [];
    const table = texts.slice(first, tables[place + 1]);
    const columns = table.findIndex((head) => lastHead.test(head));
    return table.flatMap((head, at) => {
      const other = people[notSharedName(head) ?? ''];
      const whose = totals.test(head) ? who : other;
      // The words for no fills may take two lines, as may the name of who else paid.
      const words = table
        .slice(at + 1)
        .filter((text) => amount.test(text))
        .slice(0, columns > 3 ? 3 : 2);
      const [planPaid = '', youPaid = ''] = [words[0], words.at(-1)];
      return whose === undefined
        ? []
        : [
            ...say(
              'planPaidInYear',
              `${whose} ${year}`,
              planSum(amountIn(planPaid)),
              words.join(' '),
            ),
            ...say('paidThisYear', `${whose} ${year}`, paid(amountIn(youPaid)), words.join(' ')),
          ];
    });
  });
  return { name: `year document ${year}`, said };
}

/** A finished document, which says by its place and its words what it is. */
export function readDocument(source: FileSource): Promise<ReadFile> {
  if (source.file.claim !== undefined) return readExplanation(source);
  const isInvoice = textsOfPdf(source.file.text).some((text) => invoiceNumber.test(text));
  return isInvoice ? readInvoice(source) : readStatement(source);
}
