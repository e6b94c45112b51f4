import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandOf, clientIds, clientOf, flagIdsOf } from '@portal/client-config';
import { contentVariants, fileNamesOf, readContents } from './contents';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';

const { scenarios } = loadFixtures();
const answer = (name: string, endpointId: string, params = {}, query = {}) => {
  const scenario = scenarios.get(name);
  if (!scenario) throw new Error(`There is no scenario "${name}".`);
  return play(scenario, newMemory(scenario), { endpointId, params, query }).answer;
};
const markdown = (...request: Parameters<typeof answer>) =>
  (answer(...request).body as { markdown: string }).markdown;

describe('the pages of fixtures/content', () => {
  test('a variant that is missing, and one too many, are problems', () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    mkdirSync(join(folder, 'content/footer'), { recursive: true });
    for (const name of [...contentVariants.slice(1), 'medicare.fr-fr']) {
      writeFileSync(join(folder, `content/footer/${name}.md`), 'Words.');
    }
    expect(readContents(folder).problems.map(({ file }) => file)).toEqual([
      'content/footer/commercial.en-us.md',
      'content/footer/medicare.fr-fr.md',
    ]);
    rmSync(folder, { recursive: true });
  });

  test('a file for both lines takes the place of one for each, and a client’s own needs both languages', () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    mkdirSync(join(folder, 'content/terms'), { recursive: true });
    for (const name of [
      'both.en-us',
      'both.es-es',
      'ebms.commercial.en-us',
      'unknown.medicare.en-us',
    ]) {
      writeFileSync(join(folder, `content/terms/${name}.md`), 'Words.');
    }
    expect(readContents(folder).problems.map(({ file }) => file)).toEqual([
      'content/terms/ebms.commercial.es-es.md',
      'content/terms/unknown.medicare.es-es.md',
      'content/terms/unknown.medicare.en-us.md',
    ]);
    rmSync(folder, { recursive: true });
  });

  test('a client’s own file comes before that of its line', () => {
    expect(fileNamesOf('ebms', 'commercial', 'es-es')).toEqual([
      'ebms.commercial.es-es',
      'commercial.es-es',
      'both.es-es',
    ]);
  });

  test('the footer comes by line and locale, with the name and number of the client', () => {
    const footer = (line: string, locale: string, client: string) =>
      markdown('visitor', 'content.getFooter', { line, locale }, { client });
    const [first] = clientIds.filter((id) => id !== 'common');
    const { name, phone } = clientOf(first ?? 'common');
    expect(footer('commercial', 'en-us', first ?? '')).toContain(name);
    expect(footer('commercial', 'es-es', first ?? '')).toContain(`Llame al ${phone}`);
    expect(footer('medicare', 'en-us', 'common')).toMatch(/^## Medicare notices/);
  });

  test('there is an alert only where the scenario names one', () => {
    const en = { line: 'commercial', locale: 'en-us' };
    expect(markdown('visitor', 'content.getEmergencyAlert', en)).toBe('');
    expect(markdown('emergency-alert', 'content.getEmergencyAlert', en)).toContain('storm');
  });
});

describe('the features answer', () => {
  test.each(clientIds)(
    'requested for %s, it is that client’s, with its line and its flags',
    (id) => {
      const body = answer('visitor', 'features.get', {}, { client: id }).body as {
        readableFeatures: number[];
      };
      expect(body).toMatchObject({ clientCode: id, businessLine: clientOf(id).businessLine });
      const has = (flag: Parameters<typeof flagIdsOf>[0][number]) =>
        body.readableFeatures.includes(flagIdsOf([flag])[0] ?? 0);
      expect(has('unsecuredLogin')).toBe(true);
      expect(has('unsecuredHeaderCoBranding')).toBe(brandOf(id).coBrand !== null);
      expect(has('unsecuredCustomHeaderLogo')).toBe(brandOf(id).headerLogo !== null);
      expect(has('starRatings')).toBe(clientOf(id).businessLine === 'MEDD');
      expect(has('themeNewco')).toBe(clientOf(id).forcedFlags !== null);
    },
  );

  test('requested without a client, it is the scenario’s', () => {
    const { client } = scenarios.get('visitor-medicare') ?? {};
    expect(answer('visitor-medicare', 'features.get').body).toMatchObject({
      clientCode: client,
      businessLine: 'MEDD',
    });
  });
});

test.each([
  ['en-us', 'We answer within 5 business days, or 1 if it is urgent.'],
  ['es-es', 'Respondemos en 5 días hábiles, o en 1 si es urgente.'],
])('a page promises the time of the form that keeps it (%s)', (locale, promise) => {
  const page = { page: 'accessibility-statement', line: 'commercial', locale };
  expect(markdown('visitor', 'content.getPage', page)).toContain(promise);
});
