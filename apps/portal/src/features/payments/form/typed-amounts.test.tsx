import { cleanup, screen, waitFor } from '@testing-library/react';
import { atPayForm, openPayScreen, type RenderedScreen } from '../../../testing';

const drafts = ({ transport }: RenderedScreen, call: 'save' | 'remove', formId: string) =>
  transport.calls.filter(
    ({ endpointId, params }) => endpointId === `drafts.${call}` && params['formId'] === formId,
  );
const amount = () => screen.getByLabelText('Amount in dollars');

/** Types an amount, and waits until it is saved. */
async function typing(typed: string) {
  const rendered = await openPayScreen();
  await atPayForm();
  await rendered.user.click(screen.getByRole('radio', { name: 'Another amount' }));
  await rendered.user.type(amount(), typed);
  await waitFor(() =>
    expect(drafts(rendered, 'save', 'payment-amount').at(-1)?.body).toMatchObject({
      content: { portion: 'other', typed },
    }),
  );
  return rendered;
}

const reloaded = async ({ transport }: RenderedScreen, path?: string) => {
  cleanup();
  return openPayScreen({ transport }, path);
};

test('an amount that was typed is there again after a reload, and one can start over', async () => {
  const before = await typing('12.50');
  expect(drafts(before, 'save', 'payment-amount').length).toBeLessThan(3);
  const rendered = await reloaded(before);
  await atPayForm();
  expect(amount()).toHaveValue('12.50');
  expect(screen.getByText('This is what you entered before.')).toBeVisible();
  await rendered.user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('radio', { name: /The past due amount/ })).toBeChecked();
  expect(screen.queryByText('This is what you entered before.')).not.toBeInTheDocument();
  // The button is gone.
  expect(document.activeElement).toBe(
    screen
      .getByRole('radio', { name: /The past due amount/ })
      .closest('form')!
      .querySelector('h2'),
  );
  await reloaded(rendered);
  await atPayForm();
  expect(screen.getByRole('radio', { name: /The past due amount/ })).toBeChecked();
});

test('it is gone once it was paid, also where the last key was pressed just before', async () => {
  const rendered = await typing('12.5');
  await rendered.user.type(amount(), '0');
  await rendered.user.click(screen.getByRole('button', { name: 'Continue' }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Pay $12.50' }));
  await screen.findByText('We have your payment');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await reloaded(rendered);
  await atPayForm();
  expect(
    screen.getByRole('radio', { name: /The whole balance|The past due amount/, checked: true }),
  ).toBeVisible();
  expect(screen.queryByLabelText('Amount in dollars')).not.toBeInTheDocument();
});

test('no card data is ever stored with it', async () => {
  const rendered = await typing('5');
  for (const { body } of drafts(rendered, 'save', 'payment-amount')) {
    expect(Object.keys((body as { content: object }).content)).toEqual(['portion', 'typed']);
  }
});

test.each([
  ['that cannot be read', { status: 503, body: {} }],
  [
    'that makes no sense',
    {
      body: {
        draft: {
          formId: 'payment-amount',
          revision: 1,
          savedAt: '2026-11-05T12:00:00Z',
          expiresAt: '2026-12-05T12:00:00Z',
          content: { portion: 'everything', typed: 5 },
        },
      },
    },
  ],
])('a draft %s does not block the payment', async (_, answer) => {
  await openPayScreen({ overrides: { 'drafts.getOne': answer } });
  await atPayForm();
  expect(screen.getByRole('radio', { name: /The past due amount/ })).toBeChecked();
});

test('the terms of an automatic payment are stored as a draft, and gone once submitted', async () => {
  const before = await openPayScreen({}, '/payments/automatic');
  await before.user.selectOptions(await screen.findByLabelText('Day of the month'), '12');
  await before.user.type(screen.getByLabelText(/^Monthly limit/), '60');
  await waitFor(() =>
    expect(drafts(before, 'save', 'automatic-payment').at(-1)?.body).toMatchObject({
      content: { day: '12', ceiling: '60' },
    }),
  );
  const rendered = await reloaded(before, '/payments/automatic');
  expect(await screen.findByLabelText('Day of the month')).toHaveValue('12');
  expect(screen.getByLabelText(/^Monthly limit/)).toHaveValue('60');
  await rendered.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your automatic payment is saved');
  await waitFor(() => expect(drafts(rendered, 'remove', 'automatic-payment')).toHaveLength(1));
  expect(screen.queryByText('This is what you entered before.')).not.toBeInTheDocument();
});
