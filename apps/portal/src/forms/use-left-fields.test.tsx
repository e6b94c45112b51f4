import { form as claim } from '@portal/domain/forms/drug-claims-form';
import { screen } from '@testing-library/react';
import { openFormAt } from '../testing';

const message = 'Enter days supply from 1 to 365.';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

/** The step of the prescriptions, with a number of days that is wrong. */
async function openWithError() {
  const { user } = await openFormAt(claim, 'prescriptions', { reasons: ['compound'] });
  await user.clear(field('prescriptions.0.daysSupply'));
  await user.type(field('prescriptions.0.daysSupply'), '400');
  return { user, press: (target: Element) => user.pointer({ keys: '[MouseLeft>]', target }) };
}

const error = () => screen.queryByText(message, { exact: false });

test.each([
  ['a box to check', () => screen.getAllByRole('checkbox')[0]!],
  ['the label of a box', () => screen.getAllByRole('checkbox')[0]!.closest('label')!],
  ['a link', () => screen.getAllByRole('link', { name: /./ }).at(-1)!],
  ['a button', () => screen.getByRole('button', { name: 'Back' })],
])('no error comes up while %s is being pressed', async (_what, target) => {
  const { press } = await openWithError();
  await press(target());
  expect(error()).not.toBeInTheDocument();
});

test.each(['quantity', 'drugName'])(
  'the error comes up once the focus is in the field %s, also by way of a box',
  async (next) => {
    const { user, press } = await openWithError();
    await press(screen.getAllByRole('checkbox')[0]!);
    await user.click(field(`prescriptions.0.${next}`));
    expect(error()).toBeVisible();
  },
);

test('no error comes up where the focus is back in its field', async () => {
  const { user, press } = await openWithError();
  await press(screen.getByRole('button', { name: 'Back' }));
  await user.click(field('prescriptions.0.daysSupply'));
  expect(error()).not.toBeInTheDocument();
});
