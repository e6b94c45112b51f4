import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { stubViewport } from '../../../testing';
import { refillList } from '../home-delivery.requests';
import { button, openRefills } from '../testing/checkout';

const show = stubViewport();

/** The refills of the member again and again, under other numbers. */
async function openMany(count: number) {
  const { store } = await openRefills();
  const answer = refillList.select(store.getState()).data!;
  cleanup();
  const ready = answer.refills.filter(({ status }) => status === 'ready');
  const refills = Array.from({ length: count }, (_, index) => ({
    ...ready[index % ready.length],
    drugName: `Invented drug ${index}`,
    rxNumber: String(7_000_000 + index),
  }));
  const overrides = { 'mailOrderRefills.getList': { body: { ...answer, refills } } };
  return openRefills({ overrides });
}

const part = () => screen.getByRole('region', { name: 'Ready to order' });
const boxes = () => within(part()).getAllByRole('checkbox').slice(1);

test('of 200 refills those near the view are rendered, and all of them are found and counted', async () => {
  const { user } = await openMany(200);
  expect(boxes()).toHaveLength(20);
  expect(part()).toHaveTextContent('Invented drug 199');
  const lists = within(part()).getAllByRole('list');
  expect(lists[9]).toHaveAccessibleName('Prescriptions 181 to 200 of 200');

  show(lists[9]!, true);
  expect(boxes()).toHaveLength(40);
  const last = screen.getByRole('checkbox', { name: /^Invented drug 199/ });
  await user.click(last);
  expect(last).toBeChecked();
  expect(screen.getByText('1 refill selected')).toBeVisible();

  // What has the focus stays where it is, until the focus leaves it.
  show(lists[9]!, false);
  expect(last).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: /^Invented drug 0/ }));
  expect(boxes()).toHaveLength(20);
  show(lists[9]!, true);
  expect(screen.getByRole('checkbox', { name: /^Invented drug 199/ })).toBeChecked();
  expect(button('Order 2 refills')).toBeVisible();
}, 30_000);

test('paper gets every refill', async () => {
  await openMany(120);
  fireEvent(window, new Event('beforeprint'));
  expect(boxes()).toHaveLength(120);
  fireEvent(window, new Event('afterprint'));
  expect(boxes()).toHaveLength(20);
}, 30_000);
