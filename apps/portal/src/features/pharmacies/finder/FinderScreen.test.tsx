import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { heading, names, openFinder, place } from './testing/finder';

test.each([
  ['/member/find-a-pharmacy', 'visitor'],
  ['/member/publicPharmacylocator', 'visitor'],
  ['/member/pharmacylocator', 'commercial-member'],
])('%s is the same screen for a %s', async (path, scenario) => {
  await renderScreen(`${path}?place=55000`, { scenario });
  expect(screen.getByRole('heading', { level: 1, name: 'Find a pharmacy' })).toBeVisible();
  await heading(/pharmacies within 5 miles/);
});

test('in Spanish', async () => {
  await openFinder('?radius=2', { language: 'es' });
  await heading('5 farmacias a menos de 2 millas');
  expect(screen.getByText('Cerrada, abre hoy a las 9:00 a. m.')).toBeVisible();
  await expectNoAxeViolations();
});

test('in an emergency any pharmacy can be used, and one out of network says that its price is paid back', async () => {
  await openFinder('?radius=2&name=quill', { scenario: 'member-in-emergency' });
  expect(
    await screen.findByText(/^Until November 20, 2026 you can use any pharmacy\./),
  ).toBeVisible();
  expect(screen.queryByText('In network costs you less.')).toBeNull();
  expect(await screen.findByText('Out of network, we pay you back')).toBeVisible();
  expect(screen.queryByText('Out of network')).toBeNull();
});

test.each([
  ['commercial-member', 'In network costs you less.', 0],
  ['global-health-member', 'In network costs you less. Preferred costs least.', 1],
  ['visitor', 'In network costs you less.', 0],
])(
  '%s: preferred pharmacies cost least, are marked and chosen only where the plan has such prices',
  async (scenario, lead, marks) => {
    await openFinder('?radius=2&place=55000&only=preferred', { scenario });
    expect(await screen.findByText(lead)).toBeVisible();
    await heading(marks ? /^\d+ pharmac(y|ies) within 2 miles/ : '5 pharmacies within 2 miles');
    expect(screen.queryAllByRole('button', { name: 'Preferred' })).toHaveLength(marks);
    const tags = within(place('Corner Lantern Drugs'));
    expect(tags.queryAllByText('Preferred')).toHaveLength(marks);
    expect(tags.queryAllByText('In network')).toHaveLength(1 - marks);
    expect(names().length === 5).toBe(!marks);
  },
);
