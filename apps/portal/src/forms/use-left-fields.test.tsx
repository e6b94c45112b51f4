import { form as claim } from '@portal/domain/forms/drug-claims-form';
import { fireEvent, screen } from '@testing-library/react';
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

test.each([
  ['the next control', {}],
  ['the one before', { shift: true }],
])('the error comes up at once where Tab leads to %s', async (_what, keys) => {
  const { user } = await openWithError();
  await user.tab(keys);
  expect(field('prescriptions.0.daysSupply')).not.toHaveFocus();
  expect(error()).toBeVisible();
});

test('the error comes up where Tab leads from a field to a box, a link or a button', async () => {
  const { user } = await openWithError();
  field('prescriptions.0.daysSupply').after(document.createElement('button'));
  await user.tab();
  expect(document.activeElement?.tagName).toBe('BUTTON');
  expect(error()).toBeVisible();
});

test('no error comes up where Tab moves within a date', async () => {
  const { user } = await openWithError();
  const month = field('prescriptions.0.filledOn');
  await user.clear(month);
  await user.type(month, '13');
  await user.tab();
  expect(field('prescriptions.0.filledOn-day')).toHaveFocus();
  expect(month).toBeValid();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(month).toBeInvalid();
});

test('no error comes up where the window changes', async () => {
  await openWithError();
  fireEvent.keyDown(field('prescriptions.0.daysSupply'), { key: 'Tab', altKey: true });
  fireEvent.blur(field('prescriptions.0.daysSupply'));
  expect(error()).not.toBeInTheDocument();
});

test('no error comes up where the focus is back in its field', async () => {
  const { user, press } = await openWithError();
  await press(screen.getByRole('button', { name: 'Back' }));
  await user.click(field('prescriptions.0.daysSupply'));
  expect(error()).not.toBeInTheDocument();
});
