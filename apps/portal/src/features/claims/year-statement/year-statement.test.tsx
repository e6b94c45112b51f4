import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { claimsOfYear } from './year-statement.requests';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const path = '/member/claims/year-statement';

const open = async (scenario: string, options: Options & { query?: string } = {}) => {
  const { query = '', ...rest } = options;
  const opened = await renderScreen(`${path}${query}`, { scenario, ...rest });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

const { createObjectURL, revokeObjectURL } = URL;
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

/** The rows of the table as texts of their cells. */
const rowsOf = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('adds up the year by person and drug, with a claim that was taken back', async () => {
  await open('commercial-member');
  const rows = await rowsOf();
  expect(rows[0]).toEqual(['Drug', 'Fills', 'Plan paid', 'You paid']);
  expect(rows).toContainEqual(['Metformin ER 500 mg tablet', '10', '$91.80', '$40.00']);
  expect(rows).toContainEqual([
    'Cefadrin 500 mg capsuleThe pharmacy took a claim back on September 17, 2026.',
    '−1',
    '$0.00',
    '−$18.70',
  ]);
  expect(rows).toContainEqual(['Marisol, in all', '35', '$705.84', '$1,868.40']);
  expect(rows.at(-1)).toEqual(['Everyone', '51', '$876.76', '$2,436.40']);
  expect(
    screen.getByRole('heading', { name: 'You paid, January 1, 2026 to November 5, 2026' }),
  ).toBeVisible();
  expect(screen.getByText(/to the cent: 52 paid claims/)).toBeVisible();
  expect(
    screen.getByText(
      '1 claim that the pharmacy took back has a line with a minus: its amount is subtracted.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/3 claims are left out, because the plan did not pay/)).toBeVisible();
  expect(
    screen.getByText(/1 claim that the pharmacy took back has no line: .* nothing is subtracted\./),
  ).toBeVisible();
  await expectNoAxeViolations();
});

test.each([
  ['en', 'Your claims did not load, so there is no statement.', /the problem is ours/],
  ['es', 'Sus reclamaciones no se cargaron, así que no hay resumen.', /el problema es nuestro/],
] as const)('without claims says whom to call (%s)', async (language, title, reason) => {
  await open('upstream-down', { language });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent(reason);
  expect(within(alert).getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
  expect(screen.queryByText(/The rest of this page|El resto de esta página/)).toBeNull();
  await expectNoAxeViolations();
});

test('of one person has that person’s sums, and no document of everyone', async () => {
  const { user } = await open('commercial-member');
  await rowsOf();
  await user.selectOptions(screen.getByLabelText('Person'), 'Theo');
  const rows = await rowsOf();
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
  const { user } = await open('commercial-member', { language });
  await rowsOf();
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
  const reloaded = await open('commercial-member', { language, query: search, state });
  expect(await screen.findByLabelText(label)).toHaveDisplayValue('Marisol');
  expect(screen.getByText(why)).toBeVisible();
  await reloaded.user.click(screen.getByRole('button', { name: csv }));
  await waitFor(() => expect(names).toEqual([file]));
});

test('says what others paid, which the member did not', async () => {
  await open('claims-other-insurance');
  const rows = await rowsOf();
  expect(rows[0]).toContain('Others paid');
  expect(screen.getByText(/You did not pay that part/)).toBeVisible();
});

test.each([
  ['en', 'For last year’s taxes, choose 2025.'],
  ['es', 'Para los impuestos del año pasado, elija 2025.'],
] as const)(
  'of a year that is not over leads to the one for taxes (%s)',
  async (language, text) => {
    await open('commercial-member', { language });
    expect(await screen.findByText(text)).toBeVisible();
  },
);

test.each([
  {
    language: 'en' as const,
    unknown: 'Not available',
    note: '1 claim does not say yet what you paid. It is not in the total until it does.',
    ofPlan: '1 claim does not say yet what the plan paid.',
  },
  {
    language: 'es' as const,
    unknown: 'No disponible',
    note: '1 reclamación aún no dice cuánto pagó usted. Hasta entonces no está en el total.',
    ofPlan: '1 reclamación aún no dice cuánto pagó el plan.',
  },
])('an unknown amount is not zero, $language', async ({ language, unknown, note, ofPlan }) => {
  await open('claims-missing-figures', { language });
  const rows = await rowsOf();
  const row = rows.find(([drug]) => drug?.startsWith('Lumivane'));
  expect(row?.slice(1)).toEqual(['1', unknown, unknown]);
  const total = screen.getByRole('heading', { name: /^(You paid|Usted pagó), / }).parentElement!;
  expect(within(total).getByText(note)).toBeVisible();
  expect(screen.getByText(ofPlan)).toBeVisible();
});

test.each([
  {
    language: 'en' as const,
    equal: /3 paid claims\./,
    back: '1 claim that the pharmacy took back has a line with a minus: its amount is subtracted.',
    leftOut: '1 claim is left out, because we do not know if the plan paid it.',
  },
  {
    language: 'es' as const,
    equal: /3 pagadas\./,
    back: '1 reclamación que la farmacia anuló tiene una línea con signo menos: su monto se resta.',
    leftOut: 'No se incluye 1 reclamación porque no sabemos si el plan la pagó.',
  },
])(
  'says what is left out without a status, $language',
  async ({ language, equal, back, leftOut }) => {
    await open('claims-missing-figures', { language });
    await rowsOf();
    expect(screen.getByText(equal)).toBeVisible();
    expect(screen.getByText(back)).toBeVisible();
    expect(screen.getByText(leftOut)).toBeVisible();
  },
);

test('of last year is in the URL and is whole, with a reversal and what others paid', async () => {
  const { user } = await open('commercial-member');
  await rowsOf();
  await user.click(screen.getByLabelText('2025'));
  expect(window.location.search).toBe('?year=2025');
  expect(
    await screen.findByRole('heading', {
      name: 'You paid, January 1, 2025 to December 31, 2025',
    }),
  ).toBeVisible();
  const rows = await rowsOf();
  expect(rows).toContainEqual(['Lumivane 50 mg tablet', '1', '$60.00', '$95.00', '$25.00']);
  expect(rows.flat().join()).toContain('The pharmacy took a claim back on June 17, 2025.');
  expect(rows.at(-1)).toEqual(['Everyone', '7', '$351.37', '$195.00', '$240.50']);
  expect(screen.queryByText(/^2026 is not over/)).not.toBeInTheDocument();
});

test.each([
  [new Date(2026, 11, 30, 12), true],
  [new Date(2026, 11, 31, 12), false],
])('says until the last day of the year that it is not over: %s', async (now, says) => {
  const files = stubFiles();
  const { user } = await open('commercial-member', { now });
  await rowsOf();
  expect(screen.queryAllByText(/^2026 is not over/)).toHaveLength(says ? 1 : 0);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await textOfFile(files[0]!)).includes('2026 is not over')).toBe(says);
});

test('keeps its place for the ways to save it, and is kept while it is requested again', async () => {
  let release = (): void => {};
  const { store, transport } = await open('commercial-member', {
    before: (network) => void (release = network.hold('claims.getHistory')),
  });
  const print = screen.getByRole('button', { name: 'Print' });
  expect(print.closest('.held')).not.toBeNull();
  act(release);
  const table = await screen.findByRole('table');
  expect(print.closest('.held')).toBeNull();
  transport.hold('claims.getHistory');
  const { input } = claimsOfYear.select(store.getState());
  act(() => void store.dispatch(claimsOfYear.requested(input!)));
  expect(table).toBeVisible();
  expect(print.closest('.held')).toBeNull();
});

test('of another year does not show the claims of the year before it meanwhile', async () => {
  const { user, transport } = await open('commercial-member');
  await rowsOf();
  transport.hold('claims.getHistory');
  await user.click(screen.getByLabelText('2025'));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Adding up your claims…')).toBeVisible();
});

test('says when nothing was paid', async () => {
  await open('empty-handed', { query: '?year=2025' });
  expect(
    await screen.findByRole('heading', {
      name: 'Nothing was paid from January 1, 2025 to December 31, 2025',
    }),
  ).toBeVisible();
});

test('is in Spanish, drugs too', async () => {
  await open('commercial-member', { language: 'es' });
  const rows = await rowsOf();
  expect(rows.at(-1)?.[0]).toBe('Todas las personas');
  expect(rows.flat().join()).toContain('Metformina de liberación prolongada 500 mg');
  expect(rows.flat().join()).not.toMatch(/tablet,|capsule/);
  const leftOut = /1 reclamación que la farmacia anuló no tiene línea: .* no se resta nada\./;
  expect(screen.getByText(leftOut)).toBeVisible();
  await expectNoAxeViolations();
});

test('that fails says so and offers another try', async () => {
  await open('claims-without-list');
  expect(await screen.findByText(/did not load, so there is no statement/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  {
    language: 'en' as const,
    csv: 'Download CSV',
    notOver: '2026 is not over: claims of this year can still come in.',
    unknown: '1 claim does not say yet what you paid.',
  },
  {
    language: 'es' as const,
    csv: 'Descargar CSV',
    notOver: '2026 no ha terminado: aún pueden llegar reclamaciones de este año.',
    unknown: '1 reclamación aún no dice cuánto pagó usted.',
  },
])(
  'the CSV says that the year is not over and what is not known, $language',
  async ({ language, csv, notOver, unknown }) => {
    const files = stubFiles();
    const { user } = await open('claims-missing-figures', { language });
    await rowsOf();
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
