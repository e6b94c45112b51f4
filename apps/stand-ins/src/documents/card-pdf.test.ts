import { join } from 'node:path';
import { loadFixtures, newMemory, play } from '@portal/scenarios';
import { textsOfPdf } from '../testing/texts-of-pdf';
import { cardPdf } from './card-pdf';

const fixtures = join(import.meta.dirname, '../../../../fixtures');
const { scenarios } = loadFixtures();
const play1 = (name: string, memberId: string, query: Record<string, string>) => {
  const scenario = scenarios.get(name)!;
  const request = { endpointId: 'idCard.getDocument', params: { memberId }, query };
  return play(scenario, newMemory(scenario), request).answer;
};

async function cardOf(name: string, memberId: string, lang = 'en') {
  const { body } = play1(name, memberId, { lang });
  const { bytes, fileName } = await cardPdf(body, {
    query: { lang },
    fixtures,
    clientName: 'Copperline Fund',
    zipCodes: () => [],
    bytesOf: () => undefined,
  });
  return { texts: textsOfPdf(bytes.toString('latin1')), fileName };
}

test('has the numbers that a pharmacy needs, the limits and whom to call', async () => {
  const { texts, fileName } = await cardOf('commercial-member', 'EVF00421787');
  expect(fileName).toBe('id-card.pdf');
  const after = (name: string) => texts[texts.indexOf(name) + 1];
  expect(after('Name')).toBe('Marisol Sampleton');
  expect(after('Member ID')).toBe('EVF00421787');
  expect(after('RxBIN')).toMatch(/^\d{6}$/);
  expect(texts).toEqual(expect.arrayContaining(['For pharmacists', 'In network', 'Person code']));
});

test('of Part D has contract and package, and no person code; it is in Spanish', async () => {
  const { texts, fileName } = await cardOf('medicare-member', 'GMR00730512', 'es');
  expect(fileName).toBe('tarjeta.pdf');
  expect(texts).toEqual(expect.arrayContaining(['S1234-042', 'N.º de miembro', 'Ayuda']));
  expect(texts).not.toContain('Código de persona');
});

test('of a person of the family is that person’s, and of a stranger there is none', async () => {
  const { texts } = await cardOf('commercial-member', 'EVF00421787-02');
  expect(texts).toContain('Rafael Sampleton');
  expect(play1('commercial-member', 'GMR00730512', {}).status).toBe(404);
});

test('leaves out the limits that the plan lacks, and a network without any', async () => {
  const { texts } = await cardOf('commercial-member', 'EVF00421787');
  expect(texts).toEqual(expect.arrayContaining(['Deductible', 'Out-of-pocket limit']));
  expect(texts.join(' ')).not.toContain('combined');
  const { texts: combined } = await cardOf('combined-rx-med', 'EVF00421787');
  expect(combined.join(' ').replaceAll('  ', ' ')).toContain('Deductible, Rx/Med combined');
  expect(combined).not.toContain('Deductible');
});
