import { join } from 'node:path';
import { loadFixtures, newMemory, play } from '@portal/scenarios';
import { textsOfPdf } from '../testing/texts-of-pdf';
import { statementPdf } from './statement-pdf';

const fixtures = join(import.meta.dirname, '../../../../fixtures');
const { scenarios } = loadFixtures();

/** The statement of a scenario's year until its day, as the stand-in sends it. */
async function statementOf(name: string, lang: string, memberId: string, fromDate = '2026-01-01') {
  const scenario = scenarios.get(name)!;
  const params = { fromDate, toDate: '2026-11-05', memberId };
  const request = { endpointId: 'claims.getStatement', params, query: { lang } };
  const { body } = play(scenario, newMemory(scenario), request).answer;
  const source = {
    query: { lang },
    fixtures,
    clientName: 'Copperline Fund',
    zipCodes: () => [],
    bytesOf: () => undefined,
  };
  const { bytes, fileName } = await statementPdf(body, source);
  return { pdf: bytes.toString('latin1'), texts: textsOfPdf(bytes.toString('latin1')), fileName };
}

test('has every person, their drugs, a claim that was taken back, and the sums of the claims', async () => {
  const { texts, fileName } = await statementOf('commercial-member', 'en', 'EVF00421787');
  expect(fileName).toBe('statement-2026-01-01-2026-11-05.pdf');
  expect(texts[0]).toBe('Copperline Fund: Year statement');
  expect(texts).toEqual(
    expect.arrayContaining([
      'January 1, 2026 to November 5, 2026',
      'Marisol Sampleton',
      'Marisol',
      'Theo',
      'Metformin ER 500 mg tablet',
      '−$18.70',
      'Everyone',
      'Rafael, not shared',
      '$228.00',
      '$2,436.40',
    ]),
  );
  expect(texts.join(' ')).not.toContain('Corvane');
});

test('is written in Spanish, drugs and days too', async () => {
  const { texts } = await statementOf('commercial-member', 'es', 'EVF00421787');
  expect(texts).toEqual(
    expect.arrayContaining([
      'Copperline Fund: Resumen anual',
      'Del 1 de enero de 2026 al 5 de noviembre de 2026',
      'Todas las personas',
      'Rafael (no se muestra)',
    ]),
  );
  // A long name is on two lines, each with its space.
  const text = texts.join(' ').replaceAll('  ', ' ');
  expect(text).toContain('Metformina de liberación prolongada 500 mg, tableta');
  expect(text).not.toMatch(/tablet\b|capsule\b|\d{4}-\d\d-\d\d/);
});

test.each([
  ['en', 'has a line with a minus: its amount is subtracted.', 'nothing is subtracted.'],
  ['es', 'tiene una línea con signo menos: su monto se resta.', 'no se resta nada.'],
])('says of a claim that was taken back if it has a line, %s', async (lang, line, noLine) => {
  const { texts } = await statementOf('commercial-member', lang, 'EVF00421787');
  const text = texts.join(' ').replaceAll('  ', ' ');
  expect(text).toContain(line);
  expect(text).toContain(noLine);
});

test.each([
  ['en', '2026 is not over: claims of this year can still come in.'],
  ['es', '2026 no ha terminado: aún pueden llegar reclamaciones de este año.'],
])('says that the year is not over, %s', async (lang, note) => {
  const { texts } = await statementOf('commercial-member', lang, 'EVF00421787');
  expect(texts).toContain(note);
});

test.each([
  ['claims-other-insurance', 'en', 'EVF00588021', 'Harborlight Mutual paid'],
  ['medicare-extra-help', 'en', 'GMR00730512', 'Extra Help paid'],
  ['medicare-extra-help', 'es', 'GMR00730512', 'La Ayuda Adicional pagó'],
])('says who else paid (%s, %s)', async (scenario, lang, memberId, paid) => {
  const { texts } = await statementOf(scenario, lang, memberId);
  const text = texts.join(' ').replaceAll('  ', ' ');
  // The head of a column, which may take two lines, then a note.
  expect(text.split(paid).length).toBeGreaterThan(2);
  expect(text).toContain(`${paid} $`);
  expect(text).not.toMatch(/Others paid|Otros pagaron/);
});

test('has no column of other payers where there are none', async () => {
  const { texts } = await statementOf('commercial-member', 'en', 'EVF00421787');
  expect(texts).toContain('You paid');
  expect(texts.join(' ')).not.toContain('Others paid');
});

test.each([
  ['en', 'Not known yet', 'claims do not say yet what you paid or when. They are not in the'],
  ['es', 'Aún no se sabe', 'reclamaciones aún no dicen cuánto pagó usted o en qué fecha. Hasta'],
])('has an unknown amount as unknown and says so, %s', async (lang, unknown, note) => {
  const { texts } = await statementOf('claims-missing-figures', lang, 'EVF00588021');
  const at = texts.findIndex((text) => text.startsWith('Lumivane'));
  expect(texts.slice(at, at + 5).join(' ')).toContain(` 1 ${unknown} ${unknown}`);
  expect(texts.join(' ').replaceAll('  ', ' ')).toContain(note);
});

test('of a time without claims says so', async () => {
  const { texts } = await statementOf('claims-other-insurance', 'en', 'EVF00588021', '2026-11-05');
  expect(texts).toContain('Nothing was paid in this period.');
});

test('is tagged: each head of a table says what it heads', async () => {
  const { pdf } = await statementOf('commercial-member', 'es', 'EVF00421787');
  expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
  const headers = pdf.match(/\/S \/TH\n/g) ?? [];
  expect(headers.length).toBeGreaterThan(20);
  expect(pdf.match(/\/Scope \/(Row|Column)/g)).toHaveLength(headers.length);
});

test.each([
  ['en', /left out, because the plan did not pay (it|them)\./, 'includes what another adult paid.'],
  [
    'es',
    /No se incluyen? \d+ reclamaci(ón|ones) porque el plan no las? pagó\./,
    'incluye lo que pagó otro adulto.',
  ],
])('says what is left out and why, as the page does, %s', async (lang, why, ofOthers) => {
  const { texts } = await statementOf('commercial-member', lang, 'EVF00421787');
  const text = texts.join(' ').replaceAll('  ', ' ');
  expect(text).toMatch(why);
  expect(text).toContain(ofOthers);
});

test('of an adult alone who shares no claims has their dollars in a table, not as the member’s own', async () => {
  const rafael = { memberId: 'EVF1-02', memberFirstName: 'Rafael', otherPayerAmount: null };
  const body = {
    fromDate: '2026-01-01',
    toDate: '2026-11-05',
    memberId: 'EVF1',
    memberName: 'Ana Sample',
    claim: [],
    notShared: [{ ...rafael, copayAmount: '228.00', amtInsurancePaid: '37.40' }],
  };
  const source = {
    query: {},
    fixtures,
    clientName: 'A',
    zipCodes: () => [],
    bytesOf: () => undefined,
  };
  const { bytes } = await statementPdf(body, source);
  const texts = textsOfPdf(bytes.toString('latin1'));
  expect(texts).toEqual(expect.arrayContaining(['Everyone', 'Rafael, not shared', '$228.00']));
});
