import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, loadFixtures, newMemory, play } from '@portal/scenarios';
import { textsOfPdf } from '../testing/texts-of-pdf';
import { explanationPdf } from './explanation-pdf';

const fixtures = join(import.meta.dirname, '../../../../fixtures');
const { scenarios } = loadFixtures();

/** The explanation of a scenario's claim, as the stand-in sends it. */
async function explanationOf(
  healthServiceId: string,
  lang = 'en',
  name = 'commercial-member',
  more: Record<string, Json> = {},
) {
  const scenario = scenarios.get(name)!;
  const request = {
    endpointId: 'claims.getExplanation',
    params: { healthServiceId },
    query: { lang },
  };
  const { body } = play(scenario, newMemory(scenario), request).answer;
  const sent = body as { claim: Json; entry: Record<string, Json> };
  const whole = { ...sent, entry: { ...sent.entry, ...more } };
  const { bytes, fileName } = await explanationPdf(whole, {
    query: { lang },
    fixtures,
    clientName: 'Copperline Fund',
    zipCodes: () => [],
    bytesOf: () => undefined,
  });
  return { pdf: bytes.toString('latin1'), texts: textsOfPdf(bytes.toString('latin1')), fileName };
}

test('says who paid what and what the claim added to the limits', async () => {
  const { texts, fileName, pdf } = await explanationOf('HS-26301-88104');
  expect(fileName).toBe('eob-26301-88104.pdf');
  expect(texts[0]).toBe('Copperline Fund: Explanation of benefits');
  const after = (name: string) => texts[texts.indexOf(name) + 1];
  expect(after('Filled on')).toBe('October 28, 2026');
  expect(after('Price your plan agreed to')).toBe('$368.00');
  expect(after('You paid')).toBe('$212.00');
  expect(after('of it, toward your deductible')).toBe('$160.00');
  expect(after('Deductible, individual of $1,500.00')).toBe('$1,340.00');
  expect(texts).toContain('This is not a bill.');
  expect(pdf).toContain('/MarkInfo');
});

test.each([
  ['HS-26285-53050', 'claims-other-insurance', 'en', 'Harborlight Mutual paid', {}],
  ['HS-26285-53050', 'claims-other-insurance', 'en', 'Others paid', { otherPayerName: null }],
  ['HS-26014-23269', 'medicare-extra-help', 'en', 'Extra Help paid', {}],
  ['HS-26014-23269', 'medicare-extra-help', 'es', 'La Ayuda Adicional pagó', {}],
])('says who else paid (%s, %s, %s, %s)', async (id, name, lang, paid, more) => {
  const { texts } = await explanationOf(id, lang, name, more);
  expect(texts[texts.indexOf(paid) + 1]).toMatch(/^−\$/);
  expect(texts.join(' ')).not.toMatch(/Other insurance|Otro seguro/);
});

test('is written in Spanish, drug and day too', async () => {
  const { texts, fileName } = await explanationOf('HS-26306-31584', 'es');
  expect(fileName).toBe('explicacion-26306-31584.pdf');
  expect(texts).toEqual(
    expect.arrayContaining([
      'Copperline Fund: Explicación de beneficios',
      '2 de noviembre de 2026',
      'Lisinopril 10 mg, tableta',
    ]),
  );
  expect(texts.join(' ')).not.toMatch(/tablet\b|You paid|\d{4}-\d\d-\d\d/);
});

test('of a claim that was not paid has its code and the way to appeal, and no amounts', async () => {
  const { texts } = await explanationOf('HS-26307-10427');
  expect(texts).toContain('Code that the pharmacy got: 75');
  expect(texts.join(' ')).toMatch(/appeal/);
  expect(texts).not.toContain('Who paid what');
});

test('of a claim that was not paid says why and what to do next', async () => {
  const english = (await explanationOf('HS-26307-10427')).texts.join(' ');
  expect(english).toContain('Reason: Your plan has to approve this drug first.');
  expect(english).toMatch(/Next step: .* or you can start the request yourself\./);
  const spanish = (await explanationOf('HS-26307-10427', 'es')).texts.join(' ');
  expect(spanish).toContain('Motivo: Su plan debe aprobar este medicamento primero.');
  expect(spanish).toMatch(/Próximo paso: .* usted puede iniciar la solicitud por +su cuenta\./);
});

test.each(['coverage-family', 'coverage-commercial'])(
  'gives no next step when the claim has a request already: %s',
  async (name) => {
    const texts = (await explanationOf('HS-26307-10427', 'en', name)).texts.join(' ');
    expect(texts).toContain('Reason: Your plan has to approve this drug first.');
    expect(texts).not.toContain('Next step');
  },
);

test('leaves no placeholder in the next step of any reject code', async () => {
  for (const id of idsOf('claims-rejected')) {
    const { texts } = await explanationOf(id, 'es', 'claims-rejected');
    expect([id, texts.join(' ')]).toEqual([id, expect.stringMatching(/Próximo paso: [^{}]+$/)]);
  }
});

test('of an unknown claim is not found', () => {
  const scenario = scenarios.get('commercial-member')!;
  const request = {
    endpointId: 'claims.getExplanation',
    params: { healthServiceId: 'HS-0' },
    query: {},
  };
  expect(play(scenario, newMemory(scenario), request).answer.status).toBe(404);
});

test.each([
  ['commercial-member', 'HS-26083-28442'],
  ['commercial-member', 'HS-26301-88104'],
  ['claims-other-insurance', undefined],
  ['claims-straddling', undefined],
])('fits on one page: %s', async (name, only) => {
  for (const id of only === undefined ? idsOf(name) : [only]) {
    for (const lang of ['en', 'es']) {
      const { pdf } = await explanationOf(id, lang, name);
      expect([id, lang, pdf.match(/\/Type \/Page\n/g)?.length]).toEqual([id, lang, 1]);
    }
  }
});

/** The claims of a scenario that have an explanation. */
function idsOf(name: string): string[] {
  const variant = scenarios.get(name)!.responses['claims.getEntry'] as string;
  const file = join(fixtures, 'responses/claims.getEntry', `${variant}.json`);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: { healthServiceId: string }[];
  };
  expect(entries).not.toEqual([]);
  return entries.map(({ healthServiceId }) => healthServiceId);
}
