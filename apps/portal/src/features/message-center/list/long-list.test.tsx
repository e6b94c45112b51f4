import { screen, within } from '@testing-library/react';
import { renderScreen, stubViewport } from '../../../testing';

const show = stubViewport(1720);

const chunks = () =>
  within(screen.getByRole('tabpanel')).getAllByRole('list', { name: /^Messages \d+ to \d+$/ });

/** Opens the tab of more than 100 messages, and a message of the third chunk, which is scrolled to. */
async function openMessage() {
  const { user } = await renderScreen('/member/message-center?tab=other', {
    scenario: 'messages-many',
  });
  await screen.findByRole('tablist');
  const [, , third] = chunks();
  expect(within(third!).queryAllByRole('link')).toHaveLength(0);
  show(third!, true);
  const row = within(third!).getAllByRole('link')[7]!;
  const { id } = row;
  await user.click(row);
  const close = () => user.click(screen.getByText('Back to the list'));
  return { third: third!, id, close };
}

test('returns the focus to the row of a message that closes, though the row is scrolled out of view', async () => {
  const { third, id, close } = await openMessage();
  show(third, false);
  await close();
  expect(document.activeElement).toHaveAttribute('id', id);
}, 30_000);

test('is as it was when it is displayed again after a message on a narrow screen', async () => {
  const { id, close } = await openMessage();
  const before = chunks().map(({ children }) => children.length);
  for (const chunk of chunks()) show(chunk, false, false);
  await close();
  expect(document.activeElement).toHaveAttribute('id', id);
  expect(chunks().map(({ children }) => children.length)).toEqual(before);
}, 30_000);
