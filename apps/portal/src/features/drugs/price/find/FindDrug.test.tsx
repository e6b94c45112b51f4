import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../../testing';
import { answer, glyvexa, openPrice } from '../testing/price';

test('a drug is chosen by its name; the usual fill and the ZIP code of the account are preset', async () => {
  const { user } = await openPrice();
  await user.type(await screen.findByRole('combobox', { name: 'Drug name' }), 'glyv');
  await user.click(await screen.findByRole('option', { name: /^Glyvexa/ }));
  const drug = await screen.findByRole('heading', { name: 'Glyvexa 10 mg tablet' });
  await waitFor(() => expect(drug).toHaveFocus());
  expect(screen.getByLabelText('Quantity')).toHaveValue('30');
  expect(screen.getByLabelText('Days of supply')).toHaveValue('30');
  expect(screen.getByLabelText('ZIP code')).toHaveValue('55000');
  await expectNoAxeViolations();
});

test('one of the member’s own drugs is priced with the fill that they take', async () => {
  const { user } = await openPrice('?zip=55001');
  const own = await screen.findByRole('list', { name: 'Or one of yours' });
  expect(within(own).getAllByRole('link')).toHaveLength(4);
  await user.click(within(own).getByRole('link', { name: 'Metformin ER 500 mg' }));
  expect(await screen.findByLabelText('Quantity')).toHaveValue('60');
  expect(screen.getByLabelText('ZIP code')).toHaveValue('55001');
});

test('what of the year is counted is next to the question', async () => {
  await openPrice();
  const card = within(
    (await screen.findByRole('heading', { name: 'Counted in your price' })).closest('section')!,
  );
  expect(card.getByText('Met')).toBeVisible();
  expect(card.getByText('$1,868.40 of $4,000.00')).toBeVisible();
});

test.each(['visitor', 'my-drugs-failing', 'empty-handed'])(
  'in %s there are no own drugs to choose',
  async (scenario) => {
    await openPrice('', { scenario });
    await screen.findByRole('combobox', { name: 'Drug name' });
    expect(screen.queryByText('Or one of yours')).toBeNull();
  },
);

describe.each([
  ['en', 'Drug name', 'Continue', 'We do not know “advil”. Did you mean this one?'],
  ['es', 'Nombre del medicamento', 'Continuar', 'No conocemos “advil”. ¿Quiso decir este?'],
] as const)('a drug that is not ours, in %s', (language, label, button, question) => {
  test('is named with its suggestions, which only sound alike, and with the matches', async () => {
    const { user } = await openPrice('', { language });
    const field = await screen.findByRole('combobox', { name: label });
    await user.type(field, 'advil');
    expect(await screen.findByRole('option', { name: /^Advelora/ })).toBeVisible();
    expect(field).toHaveAccessibleDescription(question);
    expect(within(field.closest('.combobox')!).getByRole('status')).toHaveTextContent(question);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: question })).toBeVisible();
  });
});

describe.each([
  ['en', 'Drug name', 'shingles', 'Zoster vaccineGeneric, vial. Matches “shingles shot”.'],
  [
    'es',
    'Nombre del medicamento',
    'culebrilla',
    'Vacuna contra el herpes zósterGenérico, frasco ámpula. Coincide con “vacuna contra la culebrilla”.',
  ],
] as const)('an everyday name, in %s', (language, label, typed, suggestion) => {
  test('finds the drug, and suggestion and match say how', async () => {
    const { user } = await openPrice('', { language });
    await user.type(await screen.findByRole('combobox', { name: label }), typed);
    expect((await screen.findByRole('option')).textContent).toBe(suggestion);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^(Matches|Coincide con) “.+”\.$/)).toBeVisible();
    expect(screen.queryByText(/^(We do not know|No conocemos)/)).toBeNull();
  });
});

test('a search from the dashboard leads back there at every step', async () => {
  const { user } = await renderScreen('/member/dashboard', { scenario: 'commercial-member' });
  await user.type(await screen.findByLabelText('Drug name'), 'Lipestra');
  await user.click(screen.getByRole('button', { name: 'See my price' }));
  expect(await screen.findByRole('link', { name: 'Back to your dashboard' })).toBeVisible();
  await user.click((await screen.findAllByRole('link', { name: 'Lipestra' })).at(-1)!);
  await answer();
  expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toBeVisible();
});

test('a search from elsewhere does not', async () => {
  await openPrice(glyvexa);
  await answer();
  expect(screen.queryByRole('link', { name: 'Back to your dashboard' })).toBeNull();
});
