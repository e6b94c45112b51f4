import { cleanup, screen, waitFor } from '@testing-library/react';
import { openStatement, statementRows } from '../testing/year-statement';

const { createObjectURL, revokeObjectURL } = URL;
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

test('of one person has that person’s sums, and no document of everyone', async () => {
  const { user } = await openStatement('commercial-member');
  await statementRows();
  await user.selectOptions(screen.getByLabelText('Person'), 'Theo');
  const rows = await statementRows();
  expect(rows.at(-1)).toEqual(['Total', '11', '$131.30', '$340.00']);
  expect(rows.flat().join()).not.toContain('Metformin');
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
});

test.each([
  {
    language: 'en' as const,
    label: 'Person',
    why: 'The PDF includes everyone. To download it, choose “Everyone” as the person.',
    csv: 'Download CSV',
    file: 'statement-2025-one-person.csv',
  },
  {
    language: 'es' as const,
    label: 'Persona',
    why: 'El PDF incluye a todas las personas. Para descargarlo elija “Todas las personas”.',
    csv: 'Descargar CSV',
    file: 'resumen-2025-una-persona.csv',
  },
])('of one person is the same after a reload, $language', async (words) => {
  const { language, label, why, csv, file } = words;
  const { user } = await openStatement('commercial-member', { language });
  await statementRows();
  await user.selectOptions(screen.getByLabelText(label), 'Marisol');
  await user.click(screen.getByLabelText('2025'));
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveDisplayValue('Marisol'));
  // Neither the name nor the member id is in the URL.
  const { search } = window.location;
  expect(search).toBe('?year=2025');
  const state = (window.history.state as { usr: unknown }).usr;
  cleanup();

  const names: string[] = [];
  stubFiles();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const reloaded = await openStatement('commercial-member', { language, query: search, state });
  expect(await screen.findByLabelText(label)).toHaveDisplayValue('Marisol');
  expect(screen.getByText(why)).toBeVisible();
  await reloaded.user.click(screen.getByRole('button', { name: csv }));
  await waitFor(() => expect(names).toEqual([file]));
});

test.each([
  [new Date(2026, 11, 30, 12), true],
  [new Date(2026, 11, 31, 12), false],
])('says until the last day of the year that it is not over: %s', async (now, says) => {
  const files = stubFiles();
  const { user } = await openStatement('commercial-member', { now });
  await statementRows();
  expect(screen.queryAllByText(/^2026 is not over/)).toHaveLength(says ? 1 : 0);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await textOfFile(files[0]!)).includes('2026 is not over')).toBe(says);
});

test.each([
  {
    language: 'en' as const,
    csv: 'Download CSV',
    notOver: '2026 is not over: claims of this year can still come in.',
    unknown: '2 claims do not say yet what you paid or when.',
  },
  {
    language: 'es' as const,
    csv: 'Descargar CSV',
    notOver: '2026 no ha terminado: aún pueden llegar reclamaciones de este año.',
    unknown: '2 reclamaciones aún no dicen cuánto pagó usted o en qué fecha.',
  },
])(
  'the CSV says that the year is not over and what is not known, $language',
  async ({ language, csv, notOver, unknown }) => {
    const files = stubFiles();
    const { user } = await openStatement('claims-missing-figures', { language });
    await statementRows();
    await user.click(screen.getByRole('button', { name: csv }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await textOfFile(files[0]!);
    expect(text).toContain(notOver);
    expect(text).toContain(unknown);
  },
);

/** The files that are downloaded from now on. */
function stubFiles(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return files;
}

/** jsdom's files have no text(). */
const textOfFile = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });
