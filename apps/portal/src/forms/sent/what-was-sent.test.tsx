import { form as claim } from '@portal/domain/forms/drug-claims-form';
import { screen, within } from '@testing-library/react';
import { openFormAt } from '../../testing';

const receipt = {
  referenceNumber: 'FR-90001',
  receivedAt: '2026-11-05T15:00:00Z',
  answerBy: '2026-11-26T15:00:00Z',
};

/** Sends a claim for these reasons, and gives the card of the confirmation with the answers. */
async function send(reasons: readonly string[], changes = {}) {
  const { user, transport } = await openFormAt(claim, 'review', { reasons, ...changes });
  transport.override('forms.submit', { body: { receipt } });
  await user.type(screen.getByLabelText(/^Type your full name/), 'Marisol Sampleton');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send my claim' }));
  await screen.findByText('FR-90001');
  return within(screen.getByRole('heading', { name: 'What you sent' }).closest('section')!);
}
const fill = {
  rxNumber: '7001234',
  drugName: 'Metformin ER 500 mg tablet',
  filledOn: '2026-10-02',
  quantity: '30',
  daysSupply: '30',
  prescriberName: 'Tomas Inventado',
  charged: '40.00',
  paid: '40.00',
};

test('the confirmation lists what a compound was asked, and not what it was not', async () => {
  const part = { compoundRx: '7001234', ingredient: 'Metformin', amount: '30', unit: 'gram' };
  const sent = await send(['compound'], {
    prescriptions: [{ ...fill, isCompound: true }],
    ingredients: [{ ...part, ingredientNdc: '00093104801', cost: '40.00' }],
  });
  const mixed = sent.getByText('This drug was mixed for me.').closest('div')!;
  expect(within(mixed).getByText('Yes')).toBeVisible();
  expect(sent.getAllByText('NDC')).toHaveLength(1);
});

test('the confirmation of a claim from abroad names no NDC, which was not asked', async () => {
  const sent = await send(['abroad'], {
    country: 'Canada',
    currency: 'Canadian dollars',
    prescriptions: [fill],
  });
  expect(sent.getByText('Canada')).toBeVisible();
  expect(sent.getByText('Metformin ER 500 mg tablet')).toBeVisible();
  expect(sent.queryByText('NDC')).not.toBeInTheDocument();
});
