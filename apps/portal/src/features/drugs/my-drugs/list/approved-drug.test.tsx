import { coverageRequests } from '@portal/contracts/coverage-requests';
import { screen, waitFor, within } from '@testing-library/react';
import { requestOf } from '../../../../store';
import { renderScreen } from '../../../../testing';

const rowOf = async (scenario: string, language: 'en' | 'es' = 'en') => {
  const rendered = await renderScreen('/member/my-drugs', { scenario, language });
  const head = await screen.findByRole('rowheader', { name: /^Ostivane/ });
  return { row: within(head.closest('tr')!), ...rendered };
};

test('a drug that was refused and then approved says so, with its price and what to do', async () => {
  const { row } = await rowOf('coverage-approved');
  expect(await row.findAllByText('Approved')).toHaveLength(1);
  expect(row.getByText('Ready to fill')).toBeVisible();
  expect(row.getByText('Ask the pharmacy to run the claim again')).toBeVisible();
  expect(row.getByText(/^\$\d+\.\d\d$/)).toBeVisible();
  expect(row.queryByText(/Not paid|Not on the list|Not covered/)).toBeNull();
  expect(row.getByRole('link', { name: /^See what to do/ })).toHaveAttribute(
    'href',
    '/member/coverage-request?number=CD-2026-118-4390',
  );
});

test('in Spanish an approved drug is ready to fill', async () => {
  const { row } = await rowOf('coverage-approved', 'es');
  expect(await row.findByText('Listo para surtir')).toBeVisible();
});

test('a drug whose request waits is still not paid', async () => {
  const { row, store } = await rowOf('coverage-waiting');
  const requests = () => requestOf(coverageRequests.getList).select(store.getState());
  await waitFor(() => expect(requests().status).toBe('success'));
  expect(row.getByText('Not paid')).toBeVisible();
  expect(row.queryByText('Approved')).toBeNull();
});
