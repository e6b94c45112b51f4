import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';

const path = '/member/coverage-request/prescriber';

test('the papers name the patient, the drug, the day, and what the statement has to say', async () => {
  await renderScreen(`${path}?number=CD-2026-118-5233`, { scenario: 'coverage-denied' });
  const about = within(await screen.findByRole('region', { name: 'About' }));
  expect(about.getByText('Hollis Quillby')).toBeVisible();
  expect(about.getByText('Somnetra 10 mg')).toBeVisible();
  expect(about.getByText('November 18, 2026')).toBeVisible();
  expect(screen.getByText('Why the usual quantity is not enough')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'To' })).getByText('1-612-555-0145'),
  ).toBeVisible();
});

test.each([
  ['en', 'Send the statement to the plan', /by \d+:04 [ap]\.m\. on November 18, 2026\. After that/],
  [
    'es',
    'Envíe la declaración al plan',
    /a más tardar a las \d+:04 [ap]\.\sm\. del 18 de noviembre de 2026\. Después/,
  ],
] as const)(
  'in %s the papers say where they go back to, and until when',
  async (language, name, until) => {
    await renderScreen(`${path}?number=CD-2026-118-5210`, {
      scenario: 'coverage-waiting',
      language,
    });
    const plan = within(await screen.findByRole('region', { name }));
    expect(plan.getByText('1-800-555-0182')).toBeVisible();
    expect(plan.getByText(/PO Box 1182, Sampleville, MN 55000/)).toBeVisible();
    expect(plan.getByText(until)).toBeVisible();
  },
);

test('a phone that was typed into a form is written as people write it', async () => {
  const request = {
    requestNumber: 'FR-90001',
    topic: 'approval',
    drugName: 'Ostivane',
    patient: { memberId: '' },
    prescriberPhone: '6125550142',
    prescriberFax: '6125550143',
  };
  await renderScreen(`${path}?number=FR-90001`, {
    scenario: 'medicare-member',
    overrides: { 'coverageRequests.getList': { body: { requests: [request] } } },
  });
  const office = within(await screen.findByRole('region', { name: 'To' }));
  expect(office.getByText('1-612-555-0142')).toBeVisible();
  expect(office.getByText('1-612-555-0143')).toBeVisible();
});

test('without a request the papers are filled in by hand', async () => {
  await renderScreen(path, { scenario: 'medicare-member' });
  const office = within(await screen.findByRole('region', { name: 'To' }));
  const places = office.getAllByText('Write it here:');
  expect(places).toHaveLength(3);
  for (const place of places) expect(place.querySelector('.blank-line')).toBeInTheDocument();
});

test('the papers about a child have the name, birth date and number of the child', async () => {
  await renderScreen('/member/coverage-request/prescriber?number=CD-2026-118-5190', {
    scenario: 'coverage-family',
  });
  expect(await screen.findByText('Theo Sampleton')).toBeVisible();
  expect(screen.getByText('June 14, 2013')).toBeVisible();
  expect(screen.getByText('EVF00421787-03')).toBeVisible();
});
