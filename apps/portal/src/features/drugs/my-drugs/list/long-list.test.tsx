import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen, stubViewport } from '../../../../testing';
import { myDrugList } from '../my-drugs.requests';

const show = stubViewport();
const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen('/member/my-drugs', { scenario: 'commercial-member', ...options });
const list = () =>
  waitFor(() => {
    const table = document.querySelector('table.turns');
    expect(table).not.toBeNull();
    return table!;
  });

async function openMany(count: number) {
  const { store } = await open();
  await list();
  const answer = myDrugList.select(store.getState()).data!;
  cleanup();
  const current = answer.drugs.filter(({ state }) => state === 'current');
  const drugs = Array.from({ length: count }, (_, index) => ({
    ...current[index % current.length],
    drugName: `Invented drug ${index}`,
    ndc: String(10_000_000_000 + index),
    savings: [],
    nextFillOn: '2026-11-20',
  }));
  await open({ overrides: { 'myDrugs.getList': { body: { ...answer, drugs } } } });
  return list();
}

const drawn = (table: Element) => table.querySelectorAll('th[scope="row"]').length;

test('of 120 drugs those near the view are rendered, all are found and counted, and paper gets all', async () => {
  const table = await openMany(120);
  expect(screen.getByText('120 drugs, soonest first', { selector: 'h2' })).toBeVisible();
  expect(table).toHaveAttribute('aria-rowcount', '121');
  expect(drawn(table)).toBe(20);
  expect(table).toHaveTextContent('Invented drug 119');

  const last = table.querySelector('tbody:last-child')!;
  expect(last.querySelector('tr')).toHaveAttribute('aria-rowindex', '102');
  show(last, true);
  expect(drawn(table)).toBe(40);
  expect(last.querySelector('tr:last-child')).toHaveAttribute('aria-rowindex', '121');

  fireEvent(window, new Event('beforeprint'));
  expect(drawn(table)).toBe(120);
  fireEvent(window, new Event('afterprint'));
  expect(drawn(table)).toBe(40);
}, 30_000);
