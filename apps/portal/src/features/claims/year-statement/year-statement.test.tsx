import { act, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../testing';
import { openStatement, statementRows } from '../testing/year-statement';
import { claimsOfYear } from './year-statement.requests';

test('adds up the year by person and drug, with a claim that was taken back', async () => {
  await openStatement('commercial-member');
  const rows = await statementRows();
  expect(rows[0]).toEqual(['Drug', 'Fills', 'Plan paid', 'You paid']);
  expect(rows).toContainEqual(['Metformin ER 500 mg tablet', '10', '$91.80', '$40.00']);
  expect(rows).toContainEqual([
    'Cefadrin 500 mg capsuleThe pharmacy took a claim back on September 17, 2026.',
    '−1',
    '$0.00',
    '−$18.70',
  ]);
  expect(rows).toContainEqual(['Marisol, in all', '35', '$705.84', '$1,868.40']);
  expect(rows.at(-1)).toEqual(['Everyone', 'Not shown', '$876.76', '$2,436.40']);
  expect(
    screen.getByRole('heading', { name: 'You paid, January 1, 2026 to November 5, 2026' }),
  ).toBeVisible();
  expect(screen.getByText(/^The total includes what another adult paid\./)).toBeVisible();
  expect(
    screen.getByText(
      '1 claim that the pharmacy took back has a line with a minus: its amount is subtracted.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/2 claims are left out, because the plan did not pay/)).toBeVisible();
  expect(
    screen.getByText(/1 claim that the pharmacy took back has no line: .* nothing is subtracted\./),
  ).toBeVisible();
  await expectNoAxeViolations();
});

test.each([
  ['en', 'Rafael, not shared', 'Not shown', /^The total includes what another adult paid\. /],
  [
    'es',
    'Rafael (no se muestra)',
    'No se muestran',
    /^El total incluye lo que pagó otro adulto\. /,
  ],
] as const)(
  'an adult’s dollars are in the total without drug, date or pharmacy (%s)',
  async (language, name, fills, note) => {
    await openStatement('family-authorized', { language });
    const rows = await statementRows();
    expect(rows.filter(([head]) => head?.startsWith('Rafael'))).toEqual([
      [name, fills, '$39.62', '$228.00'],
    ]);
    expect(rows.flat().join()).not.toMatch(/Corvane/);
    // The dollars of all, and the fills of those who share them, are not of one another.
    expect(rows.at(-1)?.[1]).toBe(fills);
    expect(screen.queryByText(/to the cent|al centavo/)).not.toBeInTheDocument();
    expect(screen.getByText(name, { selector: 'dt' })).toBeVisible();
    expect(screen.getByText(note)).toBeVisible();
    const choice = within(screen.getByLabelText(/^Person/)).getAllByRole('option');
    expect(choice.map((each) => each.textContent).slice(1)).toEqual(['Marisol', 'Theo']);
    await expectNoAxeViolations();
  },
);

test.each([
  ['en', 'Your claims did not load, so there is no statement.', /the problem is ours/],
  ['es', 'Sus reclamaciones no se cargaron, así que no hay resumen.', /el problema es nuestro/],
] as const)('without claims says whom to call (%s)', async (language, title, reason) => {
  await openStatement('upstream-down', { language });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent(reason);
  expect(within(alert).getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
  expect(screen.queryByText(/The rest of this page|El resto de esta página/)).toBeNull();
  await expectNoAxeViolations();
});

test.each([
  ['en', 'claims-other-insurance', 'Harborlight Mutual paid', 'You did not pay that part.'],
  ['es', 'claims-other-insurance', 'Harborlight Mutual pagó', 'Esa parte no la pagó usted.'],
  ['en', 'medicare-extra-help', 'Extra Help paid', 'You did not pay that part.'],
  ['es', 'medicare-extra-help', 'La Ayuda Adicional pagó', 'Esa parte no la pagó usted.'],
] as const)('says who else paid, which the member did not (%s, %s)', async (...row) => {
  const [language, scenario, paid, part] = row;
  await openStatement(scenario, { language });
  expect((await statementRows())[0]).toContain(paid);
  const note = screen.getByText((text) => text.endsWith(part));
  expect(note.textContent).toMatch(new RegExp(`^${paid} \\$[\\d,.]+\\. ${part}$`));
  expect(document.body).not.toHaveTextContent(/Others paid|Otros pagaron/);
});

test('names no one where some of it is of a payer without a name', async () => {
  const claim = { memberId: 'EVF00588021', dateOfService: '2026-10-01', CLAIM_STATUS: 'PAID' };
  const paid = { copayAmount: '5.00', amtInsurancePaid: '1.00', otherPayerAmount: '12.00' };
  const named = { ...claim, ...paid, otherPayerName: 'Extra Help' };
  await openStatement('claims-other-insurance', {
    overrides: {
      'claims.getHistory': {
        body: { claimsHistory: { claim: [named, { ...claim, ...paid }], notShared: [] } },
      },
    },
  });
  expect((await statementRows())[0]).toContain('Others paid');
  expect(screen.getByText(/^Others paid \$24\.00, such as another insurance\./)).toBeVisible();
});

test.each([
  {
    language: 'en' as const,
    unknown: 'Not known yet',
    note: '2 claims do not say yet what you paid or when. They are not in the total until they do.',
    ofPlan: '2 claims do not say yet what the plan paid or when.',
  },
  {
    language: 'es' as const,
    unknown: 'Aún no se sabe',
    note: '2 reclamaciones aún no dicen cuánto pagó usted o en qué fecha. Hasta entonces no están en el total.',
    ofPlan: '2 reclamaciones aún no dicen cuánto pagó el plan o en qué fecha.',
  },
])('an unknown amount is not zero, $language', async ({ language, unknown, note, ofPlan }) => {
  await openStatement('claims-missing-figures', { language });
  const rows = await statementRows();
  const row = rows.find(([drug]) => drug?.startsWith('Lumivane'));
  expect(row?.slice(1)).toEqual(['1', unknown, unknown]);
  const total = screen.getByRole('heading', { name: /^(You paid|Usted pagó), / }).parentElement!;
  expect(within(total).getByText(note)).toBeVisible();
  // A sum with amounts below zero has no least amount.
  expect(within(total).getByText(unknown)).toBeVisible();
  expect(rows.at(-1)?.slice(2)).toEqual([unknown, unknown]);
  expect(screen.getByText(ofPlan)).toBeVisible();
});

test.each([
  {
    language: 'en' as const,
    back: '1 claim that the pharmacy took back has a line with a minus: its amount is subtracted.',
    leftOut: '1 claim is left out, because we do not know if the plan paid it.',
  },
  {
    language: 'es' as const,
    back: '1 reclamación que la farmacia anuló tiene una línea con signo menos: su monto se resta.',
    leftOut: 'No se incluye 1 reclamación porque no sabemos si el plan la pagó.',
  },
])('says what is left out without a status, $language', async ({ language, back, leftOut }) => {
  await openStatement('claims-missing-figures', { language });
  await statementRows();
  expect(screen.queryByText(/to the cent|al centavo/)).not.toBeInTheDocument();
  expect(screen.getByText(back)).toBeVisible();
  expect(screen.getByText(leftOut)).toBeVisible();
});

test('keeps its place for the ways to save it, and is kept while it is requested again', async () => {
  let release = (): void => {};
  const { store, transport } = await openStatement('commercial-member', {
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

test('does not show the claims of another member', async () => {
  const { store, transport } = await openStatement('commercial-member');
  const table = await screen.findByRole('table');
  transport.hold('claims.getHistory');
  const { input, data } = claimsOfYear.select(store.getState());
  const other = { ...input!, memberId: 'M-OTHER' };
  act(() => void store.dispatch(claimsOfYear.succeeded(other, data!)));
  expect(table).not.toBeInTheDocument();
});

test('is in Spanish, drugs too', async () => {
  await openStatement('commercial-member', { language: 'es' });
  const rows = await statementRows();
  expect(rows.at(-1)?.[0]).toBe('Todas las personas');
  expect(rows.flat().join()).toContain('Metformina de liberación prolongada 500 mg');
  expect(rows.flat().join()).not.toMatch(/tablet,|capsule/);
  const leftOut = /1 reclamación que la farmacia anuló no tiene línea: .* no se resta nada\./;
  expect(screen.getByText(leftOut)).toBeVisible();
  await expectNoAxeViolations();
});

test('that fails says so and offers another try', async () => {
  await openStatement('claims-without-list');
  expect(await screen.findByText(/did not load, so there is no statement/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
