import { screen, waitFor } from '@testing-library/react';
import { memoryPlatform } from '../testing/memory-platform';
import { expectNoAxeViolations, renderScreen } from '../testing';
import { createScreenTable } from './screen-table';
import { screens } from './screens';

const tableAt = (path: string) => {
  window.history.replaceState(null, '', path);
  const platform = memoryPlatform();
  const reported: string[] = [];
  const wanted: string[] = [];
  const table = createScreenTable({
    platform,
    language: () => 'en',
    report: (chunk) => void reported.push(chunk),
    wanted: ({ id }) => void wanted.push(id),
  });
  return { table, platform, reported, wanted };
};
const idsIn = ({ table }: ReturnType<typeof tableAt>) => table.getState().rows.map(({ id }) => id);
const all = screens.map(({ id }) => id);

/** From now on the module of all screens does not arrive, as when a server is away. */
const lose = () =>
  jest.doMock('./all-screens', () => {
    throw new Error('Failed to fetch');
  });

afterEach(() => jest.dontMock('./all-screens'));

test.each(['/member', '/member/'])('%s does with its own row until it is touched', async (path) => {
  const here = tableAt(path);
  expect(here.wanted).toEqual(['home']);
  await Promise.resolve();
  expect(idsIn(here)).toEqual(['home']);
  here.platform.emit('activity');
  await waitFor(() => expect(idsIn(here)).toEqual(all));
  expect(here.table.getState().status).toBe('whole');
});

test('any other page brings all of them at once', async () => {
  const here = tableAt('/member/glossary');
  await waitFor(() => expect(idsIn(here)).toEqual(all));
});

test.each([
  ['/member/claims', 'claims'],
  ['/member/no-such-thing', 'notFound'],
])('the screen at %s is told before anybody knows who is here', async (path, id) => {
  const here = tableAt(path);
  await waitFor(() => expect(here.wanted).toEqual([id]));
});

test('one that did not arrive is reported, and can be asked for again', async () => {
  lose();
  const here = tableAt('/member');
  await expect(here.table.bring()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(here.table.getState().status).toBe('failed');
  expect(here.reported).toEqual(['screens']);
  jest.dontMock('./all-screens');
  await here.table.bring();
  expect(idsIn(here)).toEqual(all);
});

test('without it a page says so, and Retry loads the page anew', async () => {
  lose();
  // As the server writes it.
  document.title = 'Everfern Rx';
  const { user, platform } = await renderScreen('/member/glossary');
  expect(screen.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(platform.reloads).toBe(1);
});
