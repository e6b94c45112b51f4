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
