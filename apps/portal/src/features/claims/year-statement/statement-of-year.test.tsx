import { screen } from '@testing-library/react';
import { actingFor, expectNoAxeViolations } from '../../../testing';
import { openStatement, statementRows } from '../testing/year-statement';

test.each([
  ['en', 'For last year’s taxes, choose 2025.'],
  ['es', 'Para los impuestos del año pasado, elija 2025.'],
] as const)(
  'of a year that is not over leads to the one for taxes (%s)',
  async (language, text) => {
    await openStatement('commercial-member', { language });
    expect(await screen.findByText(text)).toBeVisible();
  },
);

test('of last year is in the URL and is whole, with a reversal and what others paid', async () => {
  const { user } = await openStatement('commercial-member');
  await statementRows();
  await user.click(screen.getByLabelText('2025'));
  expect(window.location.search).toBe('?year=2025');
  expect(
    await screen.findByRole('heading', {
      name: 'You paid, January 1, 2025 to December 31, 2025',
    }),
  ).toBeVisible();
  const rows = await statementRows();
  expect(rows).toContainEqual(['Lumivane 50 mg tablet', '1', '$60.00', '$95.00', '$25.00']);
  expect(rows.flat().join()).toContain('The pharmacy took a claim back on June 17, 2025.');
  expect(rows.at(-1)).toEqual(['Everyone', 'Not shown', '$351.37', '$195.00', '$240.50']);
  expect(screen.queryByText(/^2026 is not over/)).not.toBeInTheDocument();
});

test('of another year does not show the claims of the year before it meanwhile', async () => {
  const { user, transport } = await openStatement('commercial-member');
  await statementRows();
  transport.hold('claims.getHistory');
  await user.click(screen.getByLabelText('2025'));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Adding up your claims…')).toBeVisible();
});

test('says when nothing was paid', async () => {
  await openStatement('empty-handed', { query: '?year=2025' });
  expect(
    await screen.findByRole('heading', {
      name: 'Nothing was paid from January 1, 2025 to December 31, 2025',
    }),
  ).toBeVisible();
});

test.each([
  [
    'en',
    '2019',
    'There is no statement for that year',
    /You can see 2025 and 2026\. Below is 2026/,
  ],
  [
    'es',
    'abc',
    'No hay resumen de ese año',
    /Puede ver los de 2025 y 2026\. Abajo está el de 2026/,
  ],
] as const)('%s: of the year %s says that there is none', async (language, year, title, hint) => {
  const { user } = await openStatement('commercial-member', { language, query: `?year=${year}` });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^2026/ })).toBeChecked();
  await statementRows();
  await expectNoAxeViolations();
  await user.click(screen.getByLabelText('2025'));
  expect(screen.queryByText(title)).toBeNull();
});

test.each(['', '?year=', '?year=2026'])(
  'of this year says nothing of the kind: “%s”',
  async (query) => {
    await openStatement('commercial-member', { query });
    expect(screen.queryByText('There is no statement for that year')).toBeNull();
  },
);

test('who acts for the member reads whose the sum is: those whom they can see', async () => {
  await openStatement('commercial-member', {
    overrides: { 'session.getStatus': { body: actingFor } },
  });
  expect((await statementRows()).at(-1)?.[0]).toBe('Those you can see');
});
