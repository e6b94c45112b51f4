import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drugFormKey } from '@portal/domain';
import drugForms from '@portal/domain/drug-forms';
import { textsOfPdf } from '../testing/texts-of-pdf';
import { invoicePdf } from './invoice-pdf';

const fixtures = join(import.meta.dirname, '../../../../fixtures');
const line = {
  kind: 'MEDICINE',
  medicine: {
    drugName: 'Atorvastatin',
    spanishName: 'Atorvastatina',
    isBrand: false,
    strength: '20 mg',
    drugForm: 'tablet',
    days: 90,
    filledOn: '2026-09-29',
  },
  amount: 38.2,
};
const invoice = {
  invoiceId: 'INV-1',
  invoiceNumber: 'EVF-1',
  memberId: 'EVF00421787',
  filledFor: 'Marisol Sampleton',
  pharmacyName: 'Everfern Home Delivery',
  issuedOn: '2026-10-01',
  dueOn: '2026-11-01',
  amount: 38.2,
  amountDue: 0,
  lines: [line],
};

async function pdfOf(lang: string, body: object = invoice): Promise<string> {
  const source = {
    query: { lang },
    fixtures,
    clientName: 'Copperline Fund',
    zipCodes: () => [],
    bytesOf: () => undefined,
  };
  return (await invoicePdf(body as never, source)).bytes.toString('latin1');
}

test('has the name of the client and every amount', async () => {
  const texts = textsOfPdf(await pdfOf('es'));
  expect(texts.slice(0, 2)).toEqual(['Copperline Fund: Factura', 'Número de factura']);
  expect(texts).toEqual(expect.arrayContaining(['$38.20', '$0.00']));
});

test.each([
  ['en', 'October 1, 2026', 'November 1, 2026'],
  ['es', '1 de octubre de 2026', '1 de noviembre de 2026'],
])('%s: writes its days as they are read: %s', async (language, issued, due) => {
  const texts = textsOfPdf(await pdfOf(language));
  expect(texts).toEqual(expect.arrayContaining([issued, due]));
  expect(texts.join('\n')).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

test.each([
  ['en', 'Filled for', 'Pharmacy', 'Atorvastatin 20 mg tablet, 90 days, filled September 29, 2026'],
  [
    ...['es', 'Surtido para', 'Farmacia'],
    'Atorvastatina 20 mg, tableta, 90 días, surtido el 29 de septiembre de 2026',
  ],
] as const)(
  '%s: names the member, the pharmacy, and the drug with its fill date',
  async (language, filledFor, pharmacy, drug) => {
    const texts = textsOfPdf(await pdfOf(language));
    const after = (head: string) => texts[texts.indexOf(head) + 1];
    expect(after(filledFor)).toBe('Marisol Sampleton');
    expect(after(pharmacy)).toBe('Everfern Home Delivery');
    expect(texts).toEqual(expect.arrayContaining(['EVF00421787', drug]));
  },
);

test.each([
  ['Hidrocortisona en crema', 'cream', 'Hidrocortisona en crema 20 mg, 90 días'],
  ['Atorvastatina', 'ER tablet', 'Atorvastatina 20 mg, tableta de liberación prolongada, 90 días'],
  ['Atorvastatina', 'lozenge', 'Atorvastatina 20 mg, lozenge, 90 días'],
  ['Atorvastatina', '', 'Atorvastatina 20 mg, 90 días'],
])('es: %s in the form %j is written as %s', async (spanishName, drugForm, expected) => {
  const medicine = { ...line.medicine, spanishName, drugForm };
  const texts = textsOfPdf(await pdfOf('es', { ...invoice, lines: [{ ...line, medicine }] }));
  expect(texts.join('\n')).toContain(`${expected}, surtido`);
});

test('has words for every form of the drugs', () => {
  const { substances } = JSON.parse(
    readFileSync(join(fixtures, 'drugs/substances.json'), 'utf8'),
  ) as { substances: { forms: { form: string }[] }[] };
  const forms = substances.flatMap((each) =>
    each.forms.map(({ form }) => `drugForm.${drugFormKey(form)}`),
  );
  expect([...new Set(forms)].sort()).toEqual(Object.keys(drugForms).sort());
});

test('says that a member or a pharmacy that is missing is not available', async () => {
  const texts = textsOfPdf(
    await pdfOf('en', { ...invoice, filledFor: null, pharmacyName: 'null' }),
  );
  expect(texts.filter((text) => text === 'Not available')).toHaveLength(2);
});

test('says that a day that cannot be read is not available', async () => {
  const texts = textsOfPdf(await pdfOf('en', { ...invoice, issuedOn: '2026-13-41', dueOn: null }));
  expect(texts.filter((text) => text === 'Not available')).toHaveLength(2);
});

test('says that a missing amount is not available', async () => {
  const texts = textsOfPdf(await pdfOf('en', { ...invoice, amount: null }));
  expect(texts).toContain('Not available');
  expect(texts.join()).not.toMatch(/NaN|null/);
});

test('prints a row whose amount cannot be read without it', async () => {
  const lines = [
    { ...line, amount: '12,34' },
    { kind: 'SHIPPING', medicine: null, amount: 0 },
    line,
  ];
  const texts = textsOfPdf(await pdfOf('en', { ...invoice, lines }));
  expect(
    texts.filter((text) => text.startsWith('Atorvastatin 20 mg tablet, 90 days')),
  ).toHaveLength(2);
  expect(texts).toEqual(expect.arrayContaining(['Not available', 'Shipping', '$38.20']));
});

test('is tagged for screen readers: PDF/UA with language, heading, table headers and font', async () => {
  const pdf = await pdfOf('es');
  expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toContain('/Lang (es-US)');
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('/StructTreeRoot');
  expect(pdf.match(/\/S \/(Document|H1|Table|P)\n/g)).toHaveLength(5);
  expect(pdf.match(/\/Scope \/Column/g)).toHaveLength(2);
  const headers = pdf.match(/\/S \/TH\n/g) ?? [];
  expect(pdf.match(/\/Scope \/(Row|Column)/g)).toHaveLength(headers.length);
  expect(pdf).toContain('/FontFile2');
});
