import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';

const path = '/member/coverage-requests';
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('open requests come first, each with who acts and by when', async () => {
  await renderScreen(path, { scenario: 'coverage-denied' });
  const open = await card('In progress');
  expect(open.getByRole('link', { name: 'Somnetra 10 mg' })).toHaveAttribute(
    'href',
    '/member/coverage-request?number=CD-2026-118-5233',
  );
  expect(open.getByText('Waiting for the prescriber')).toBeVisible();
  expect(open.getByText('Answer in 72 hours')).toBeVisible();
  const decided = await card('Decided');
  expect(decided.getByText('Not approved')).toBeVisible();
  expect(decided.getByText('Jan 3, 2027')).toBeVisible();
});

test('a member without requests is told where one starts', async () => {
  await renderScreen(path, { scenario: 'medicare-member' });
  expect(await screen.findByText('You have no requests on record.')).toBeVisible();
  const ask = await card('Ask for a decision');
  expect(ask.getByRole('link', { name: 'Ask for a coverage determination' })).toHaveAttribute(
    'href',
    '/member/coverage-determination',
  );
  expect(ask.queryByRole('link', { name: 'Ask for a drug exception' })).not.toBeInTheDocument();
});

test('a commercial member may ask for an exception too', async () => {
  await renderScreen(path, { scenario: 'commercial-member' });
  const ask = await card('Ask for a decision');
  expect(ask.getByRole('link', { name: 'Ask for a drug exception' })).toBeVisible();
});

test('requests that do not load leave the ways to ask', async () => {
  await renderScreen(path, { scenario: 'coverage-failing' });
  expect(await screen.findByText('Your requests did not load.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a coverage determination' })).toBeVisible();
});

test('a subscriber sees the requests of a child, each with the patient’s name', async () => {
  await renderScreen(path, { scenario: 'coverage-family' });
  const open = await card('In progress');
  const rows = open.getAllByRole('listitem').map((row) => within(row));
  expect(rows[0]?.getByRole('link', { name: 'Zolentra 40 mg' })).toBeVisible();
  expect(rows[0]?.getByText('For Marisol Sampleton')).toBeVisible();
  expect(rows[1]?.getByRole('link', { name: 'Somnetra 10 mg' })).toBeVisible();
  expect(rows[1]?.getByText('For Theo Sampleton')).toBeVisible();
  expect(screen.queryByText(/Rafael/)).not.toBeInTheDocument();
});

test('no patient is named when all requests are the member’s own', async () => {
  await renderScreen(path, { scenario: 'coverage-commercial', language: 'es' });
  expect(await screen.findByRole('link', { name: 'Zolentra 40 mg' })).toBeVisible();
  expect(screen.queryByText(/Para Marisol/)).not.toBeInTheDocument();
});

test('a claim names its first drug and how many more it has', async () => {
  const row = {
    requestNumber: 'FR-90001',
    topic: 'drugClaim',
    isFast: false,
    otherDrugs: 9,
    drugName: 'Atorvastatin',
    spanishName: 'Atorvastatina',
    strength: '20 mg',
    sentAt: '2026-11-04T15:00:00Z',
    startsAt: '2026-11-04T15:00:00Z',
    dueAt: '2026-11-18T15:00:00Z',
    allowed: { count: 14, unit: 'DAYS' },
    patient: { memberId: '', name: 'Theo Sampleton', birthDate: '2013-06-14' },
  };
  await renderScreen(path, {
    scenario: 'commercial-member',
    language: 'es',
    overrides: { 'coverageRequests.getList': { body: { requests: [row] } } },
  });
  const open = await card('En proceso');
  expect(open.getByRole('link', { name: 'Atorvastatina 20 mg y 9 más' })).toBeVisible();
  expect(open.getByText(/^Reclamación de medicamentos recetados, enviada/)).toBeVisible();
  expect(open.getByText('Para Theo Sampleton')).toBeVisible();
  expect(open.getByText('18 nov 2026')).toBeVisible();
});

test('a caregiver, who may ask for nothing, is offered no way to ask', async () => {
  await renderScreen(path, {
    scenario: 'coverage-denied',
    overrides: {
      'session.getStatus': {
        body: { signedIn: true, csrfToken: 'csrf-1', caregiver: { scopes: ['claims'] } },
      },
    },
  });
  await card('In progress');
  expect(screen.queryByRole('region', { name: 'Ask for a decision' })).toBeNull();
});
