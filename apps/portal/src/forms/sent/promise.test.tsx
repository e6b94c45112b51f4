import { form as exception } from '@portal/domain/forms/drug-exception';
import { screen } from '@testing-library/react';
import { openFormAt } from '../../testing';

const receipt = {
  referenceNumber: 'FR-90002',
  receivedAt: '2026-11-28T15:00:00Z',
  answerBy: '2026-12-15T15:00:00Z',
};
const statement = /^Ask the prescriber’s office to send us a statement/;

async function send(scenario: string, asker: 'self' | 'prescriber') {
  const { user, transport } = await openFormAt(exception, 'review', { asker }, scenario);
  transport.override('forms.submit', { body: { receipt } });
  await user.type(screen.getByLabelText(/^Type your full name/), 'Marisol Sampleton');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send my request' }));
  await screen.findByText('FR-90002');
}

test('an exception in Medicare promises an answer after the prescriber’s statement', async () => {
  await send('medicare-member', 'self');
  const promise =
    /^We answer within 72 hours of the prescriber’s statement, by December 15, 2026, .* at the latest$/;
  expect(screen.getByRole('heading', { name: promise })).toHaveFocus();
  expect(screen.getByText(statement)).toBeVisible();
});

test('in another plan the clock runs, and the statement is wanted all the same', async () => {
  await send('commercial-member', 'self');
  expect(screen.getByRole('heading', { name: /^We answer by December 15, 2026/ })).toBeVisible();
  expect(screen.getByText(statement)).toBeVisible();
});

test('a prescriber who asks is asked for no statement', async () => {
  await send('commercial-member', 'prescriber');
  expect(screen.queryByText(statement)).toBeNull();
});
