import { screen } from '@testing-library/react';
import { renderScreen } from '../testing';

const statedBy = () =>
  [...document.querySelectorAll<HTMLElement>('[data-says]')].flatMap(
    (element) => element.dataset['says']?.split('; ') ?? [],
  );

test('people are named by their place in the plan, oneself as own, never by name or id', async () => {
  await renderScreen('/member/healthcarebalances', { scenario: 'commercial-member' });
  await screen.findByRole('table');
  const stated = statedBy();
  const people = new Set(
    stated.flatMap((line) => (line.startsWith('countedTo') ? line.split(' ')[1] : [])),
  );
  expect([...people].sort()).toEqual(['family', 'member-1', 'member-2', 'own']);
  expect(stated.join()).not.toMatch(/EVF|Marisol|Theo|Rafael/);
});
