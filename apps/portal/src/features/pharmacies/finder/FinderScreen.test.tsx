import { screen } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { heading, openFinder } from './testing/finder';

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

test.each([
  ['commercial-member', 'In network costs you less.'],
  ['global-health-member', 'In network costs you less. Preferred costs least.'],
  ['visitor', 'In network costs you less.'],
])(
  '%s: preferred pharmacies cost least only where the plan has such prices',
  async (scenario, lead) => {
    await openFinder('?radius=2&place=55000', { scenario });
    expect(await screen.findByText(lead)).toBeVisible();
  },
);
