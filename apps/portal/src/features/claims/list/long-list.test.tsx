import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen, stubViewport } from '../../../testing';

const day = (index: number) =>
  new Date(Date.UTC(2026, 10, 5) - (index % 30) * 86_400_000).toISOString().slice(0, 10);
const claimOf = (index: number) => ({
  healthServiceId: `HS-${index}`,
  dateOfService: day(index),
  drugName: `Invented drug ${index}`,
  serviceProvider: 'Otter Creek Drug',
  amtInsurancePaid: '1.00',
  copayAmount: (index / 100).toFixed(2),
  CLAIM_STATUS: 'PAID',
});

const show = stubViewport(1480);

async function openWith(count: number) {
  const claim = Array.from({ length: count }, (_, index) => claimOf(index));
  const { user } = await renderScreen('/member/claims', {
    scenario: 'commercial-member',
    overrides: { 'claims.getHistory': { body: { claimsHistory: { claim } } } },
  });
  const table = await screen.findByRole('table', { name: /^Claims from/ });
  return { user, table, drawn: () => table.querySelectorAll('th[scope="row"]').length };
}

test('of ten thousand claims only those near the view are drawn, and all of them count and are found', async () => {
  const { user, table, drawn } = await openWith(10_000);
  expect(screen.getByRole('heading', { level: 2, name: /^10,000 claims/ })).toBeVisible();
  const firstDrug = () => table.querySelector('th[scope="row"]')?.textContent;
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  expect(drawn()).toBe(40);
  expect(table).toHaveTextContent('Invented drug 9999');

  // The last chunk comes into view, and leaves it again with the height that it had.
  const last = table.querySelector('tbody:last-child')!;
  show(last, true);
  expect(drawn()).toBe(60);
  expect(
    within(last as HTMLElement)
      .getAllByRole('row')
      .at(-1),
  ).toHaveAttribute('aria-rowindex', '10001');
  show(last, false);
  expect(drawn()).toBe(40);
  const words = last.querySelector<HTMLElement>('.later-words');
  expect(words?.style.getPropertyValue('--row')).toBe('74px');

  await user.click(within(table).getByRole('button', { name: 'You paid' }));
  expect(firstDrug()).toBe('Invented drug 9999');
  await user.click(within(table).getByRole('button', { name: 'You paid' }));
  expect(firstDrug()).toBe('Invented drug 0');

  // An open row is one more for those who count rows, here and behind it.
  await user.click(within(table).getByRole('button', { name: /Invented drug 0,/ }));
  expect(table).toHaveAttribute('aria-rowcount', '10002');
  const second = within(table).getByRole('rowheader', { name: 'Invented drug 1' });
  expect(second.closest('tr')).toHaveAttribute('aria-rowindex', '4');
}, 30_000);

test('paper gets every claim, and the screen afterwards what it had', async () => {
  const { drawn } = await openWith(300);
  expect(drawn()).toBe(40);
  fireEvent(window, new Event('beforeprint'));
  expect(drawn()).toBe(300);
  fireEvent(window, new Event('afterprint'));
  expect(drawn()).toBe(40);
}, 30_000);
