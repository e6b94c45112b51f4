import { act, screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../../../testing';
import { myDrugList } from '../../drugs';

describe('the largest saving', () => {
  test('is named with its amount, and leads to the member’s drugs', async () => {
    await openDashboard();
    const card = await screen.findByRole('region', { name: 'Pay less for Glyvexa 10 mg tablet' });
    expect(card).toHaveTextContent(
      'You could save $282.64 a year at Everfern Home Delivery. As prescribed: 360 days of supply a year.',
    );
    expect(within(card).getByRole('link', { name: 'See how to save' })).toHaveAttribute(
      'href',
      '/member/my-drugs',
    );
  });

  test('is said without a pharmacy where none is known', async () => {
    const { store } = await openDashboard();
    await screen.findByRole('region', { name: /^Pay less for/ });
    const { input, data } = myDrugList.select(store.getState());
    const drugs = data!.drugs.map((drug) => ({
      ...drug,
      savings: drug.savings.map((saving) => ({ ...saving, pharmacyName: '' })),
    }));
    act(() => void store.dispatch(myDrugList.succeeded(input!, { ...data!, drugs })));
    expect(screen.getByRole('region', { name: /^Pay less for/ })).toHaveTextContent(
      'You could save $282.64 a year. As prescribed',
    );
  });

  test('is not there when nothing is cheaper', async () => {
    const { store } = await openDashboard({ scenario: 'empty-handed' });
    await waitFor(() => expect(myDrugList.select(store.getState()).status).toBe('success'));
    expect(screen.queryByText(/^Pay less for/)).toBeNull();
  });
});
