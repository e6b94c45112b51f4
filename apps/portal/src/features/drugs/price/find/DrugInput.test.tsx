import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../../testing';
import { answer, glyvexa, openPrice } from '../testing/price';

describe('the drug', () => {
  test.each(['?hsn=000001&zip=55001', '?hsn=x&zip=55001'])(
    '%s is unknown: says so, and the search keeps the ZIP code',
    async (query) => {
      await openPrice(query);
      expect(
        await screen.findByRole('heading', { name: 'We do not know this drug' }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Search by name' })).toHaveAttribute(
        'href',
        '/member/price-a-drug?zip=55001',
      );
      await expectNoAxeViolations();
    },
  );

  test('with an unknown NDC: says that these are the prices of the usual strength', async () => {
    await openPrice(`${glyvexa}&ndc=99999999999&quantity=60`);
    expect(
      await screen.findByText(/^We do not know the strength in this link\..* one, 10 mg\.$/),
    ).toBeVisible();
    expect(screen.getByLabelText('Quantity')).toHaveValue('60');
    await answer();
  });

  test('known by its NDC alone says so, too, when the service is slow', async () => {
    await openPrice('?ndc=99005196001', {
      before: (transport) => void transport.hold('drugs.search'),
    });
    expect(await screen.findByText(/^This takes longer than usual/)).toBeVisible();
  });

  test('of a claim, known by its NDC alone, opens with the fill of the claim', async () => {
    await openPrice('?ndc=99005196001&quantity=90&days=90');
    expect(await screen.findByRole('combobox', { name: 'Strength' })).toHaveValue('99005196001');
    expect(screen.getByLabelText('Quantity')).toHaveValue('90');
    expect(screen.getByLabelText('Days of supply')).toHaveValue('90');
    await answer();
  });

  test('of a claim whose NDC the service does not have is unknown', async () => {
    await openPrice('?ndc=99999999999&zip=55001');
    expect(await screen.findByRole('link', { name: 'Search by name' })).toHaveAttribute(
      'href',
      '/member/price-a-drug?zip=55001',
    );
  });

  test('with a typo is suggested', async () => {
    const { user } = await openPrice();
    await user.type(await screen.findByRole('combobox', { name: 'Drug name' }), 'glyvxea');
    expect(await screen.findByRole('option', { name: /^Glyvexa/ })).toBeVisible();
  });

  test('typed as an NDC is found, in its strength', async () => {
    const { user } = await openPrice();
    await user.type(await screen.findByRole('combobox', { name: 'Drug name' }), '99005-1960-01');
    await user.click(await screen.findByRole('option', { name: /^Glyvexa/ }));
    expect(await screen.findByRole('combobox', { name: 'Strength' })).toHaveValue('99005196001');
  });

  test.each([
    ['en', 'x'.repeat(200), 'Drug name', 'Use 100 characters or fewer.'],
    ['es', 'x'.repeat(200), 'Nombre del medicamento', 'Use 100 caracteres o menos.'],
    ['en', 'gly\u0007vexa', 'Drug name', /^Remove the hidden characters\./],
  ] as const)(
    'in %s, a name from a link that can’t be one is not searched, and stays: %j',
    async (language, typed, label, problem) => {
      const { transport } = await openPrice(`?drug=${encodeURIComponent(typed)}`, { language });
      const field = await screen.findByRole('combobox', { name: label });
      expect(field).toHaveValue(typed);
      expect(field.closest('.field')).toContainElement(screen.getByText(problem));
      expect(transport.calls.map(({ endpointId }) => endpointId)).not.toContain('drugs.search');
    },
  );

  test('that no one has is repeated only in part where it is long', async () => {
    await openPrice(`?drug=${'x'.repeat(100)}`);
    expect(
      await screen.findByText(`We do not know “${'x'.repeat(60)}…”.`, { exact: false }),
    ).toBeVisible();
  });

  test.each([
    ['en', 'Drug name', /^We do not know “<b>zzzz<\/b>”\. Check the spelling/],
    ['es', 'Nombre del medicamento', /^No conocemos “<b>zzzz<\/b>”\. Revise el nombre/],
  ] as const)('that no one has, typed in %s, is named', async (language, label, text) => {
    const { user } = await openPrice('', { language });
    await user.type(await screen.findByRole('combobox', { name: label }), '<b>zzzz</b>');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('combobox', { name: label })).toHaveValue('<b>zzzz</b>');
  });

  test('without a choice from the list: Continue shows the matches, two letters ask for more', async () => {
    const { user } = await openPrice();
    const field = await screen.findByRole('combobox', { name: 'Drug name' });
    await user.type(field, 'gl');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter at least 3 letters of the name.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, 'yvexa{Enter}');
    expect(await screen.findByRole('heading', { name: 'Which one is it?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Glyvexa' })).toBeVisible();
  });

  test('of 500 results: the first ones, and to type more', async () => {
    const drug = { genericName: 'Many', spanishName: '', drugForm: 'tablet', isBrand: false };
    const drugListResponse = Array.from({ length: 500 }, (_each, index) => ({
      hsn: String(100000 + index),
      drugName: `Many ${index}`,
      tier: 1,
      ...drug,
    }));
    const { user } = await openPrice('?drug=many', {
      overrides: { 'drugs.search': { body: { drugListResponse } } },
    });
    expect(await screen.findByText(/^These are the first 50 of 500 drugs\./)).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Drug name' }), '{Backspace}');
    expect(await screen.findByText(/^These are the first 20 of 500 drugs\./)).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(20);
  });

  test('whose search fails: says how to try again, and keeps the name', async () => {
    const { user } = await openPrice('', { overrides: { 'drugs.search': { status: 503 } } });
    await user.type(await screen.findByRole('combobox', { name: 'Drug name' }), 'glyv');
    expect(await screen.findByText(/^The suggestions did not load\./)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Drug name' })).toHaveValue('glyv');
  });
});

test('an unknown NDC of insulin, in Spanish: the usual strength has Spanish units', async () => {
  await openPrice('?hsn=920901&ndc=99999999999', { language: 'es' });
  const alert = await screen.findByText(/^No conocemos la concentración de este enlace\./);
  expect(alert).toHaveTextContent(/100 unidades\/mL\.$/);
});
