import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { myDrugList } from '../my-drugs.requests';

test.each([
  ['en', /^The drugs you fill or asked for in 2026, if you stay in /],
  ['es', /^Los medicamentos que surte o pidió en 2026, si sigue en /],
] as const)(
  'a drug that was asked for and never filled is no drug that one fills (%s)',
  async (language, lead) => {
    const path = '/member/my-drugs/next-year';
    const { store } = await renderScreen(path, { scenario: 'medicare-member', language });
    expect(await screen.findByText(lead)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /^Ostivane/ })).toBeVisible();
    const { data } = myDrugList.select(store.getState());
    const ostivane = data?.drugs.find(({ drugName }) => drugName === 'Ostivane');
    expect(ostivane?.lastFilledOn).toBe('');
  },
);
