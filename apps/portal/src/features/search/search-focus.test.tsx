import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../testing';
import { wordsTyped } from './search.slice';

test('a result that the last letter keeps keeps the focus', async () => {
  const { user, store } = await renderScreen('/member/search', { scenario: 'commercial-member' });
  await user.type(await screen.findByRole('searchbox'), 'glossar');
  const hit = await screen.findByRole('link', { name: /^Glossary/ });
  hit.focus();
  act(() => void store.dispatch(wordsTyped('glossary')));
  expect(await screen.findByText(/“glossary”/)).toBeVisible();
  expect(hit).toHaveFocus();
});
