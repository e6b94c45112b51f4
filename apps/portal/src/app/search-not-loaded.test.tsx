import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '../testing';

jest.mock('./search-screen', () => {
  throw new TypeError('Failed to fetch the search');
});

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError());
});
afterEach(() => jest.restoreAllMocks());

test('where the search does not load, what is typed next is not kept for it', async () => {
  const { user } = await renderPortal('/member/claims', { scenario: 'commercial-member' });
  await user.keyboard('/met');
  await screen.findByRole('heading', { name: 'This page did not load' });
  // False: the key was taken.
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true);
});
