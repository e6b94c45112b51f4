import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, type RenderedScreen, renderPortal } from '../testing';
import { idleWarned } from '../session';

/** The modules that do not load, each by its path. One that loaded stays loaded: the failures come first. */
const mockMissing = new Set<string>();
function mockModule(name: string) {
  return () => {
    if (mockMissing.has(name)) throw new TypeError(`Failed to fetch ${name}`);
    return jest.requireActual(`./${name}`) as object;
  };
}
jest.mock('./menus/SideMenu', mockModule('menus/SideMenu'));
jest.mock('./dialogs/SurveyModal', mockModule('dialogs/SurveyModal'));
jest.mock('./banners/EmergencyAlertBanner', mockModule('banners/EmergencyAlertBanner'));
jest.mock('../ui/Markdown', mockModule('../ui/Markdown'));

beforeEach(() => {
  mockMissing.clear();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError());
});
afterEach(() => jest.restoreAllMocks());

/** What was reported to the BFF. */
const reports = ({ transport }: RenderedScreen) =>
  transport.calls.flatMap(({ endpointId, body }) =>
    endpointId === 'session.reportClientError' ? [body] : [],
  );
const reportOf = (part: string) => ({
  kind: 'dynamic-page-loading-failed',
  screen: part,
  loadFailure: 'error',
});

test('the footer stands without its notices, says that they did not load, and loads them on retry', async () => {
  mockMissing.add('../ui/Markdown');
  const opened = await renderPortal('/member/login', { scenario: 'visitor-medicare' });
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByText(/Some notices of this page did not load/)).toBeVisible();
  expect(footer.getByRole('link', { name: /Privacy policy/ })).toBeVisible();
  expect(reports(opened)).toEqual([reportOf('markdown')]);
  mockMissing.clear();
  await opened.user.click(footer.getByRole('button', { name: 'Try again' }));
  expect(await footer.findByRole('heading', { name: 'Medicare notices' })).toBeVisible();
});

test('closing the message of a dialog gives the focus back', async () => {
  mockMissing.add('dialogs/SurveyModal');
  const { user } = await renderPortal('/member/login', { language: 'es' });
  const entry = screen.getByRole('button', { name: /^Encuesta/ });
  await user.click(entry);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No se pudo abrir/);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(entry).toHaveFocus();
});

test('a dialog that does not load says so over the page, and opens on retry', async () => {
  mockMissing.add('dialogs/SurveyModal');
  const opened = await renderPortal('/member/login');
  const { user, store } = opened;
  const entry = screen.getByRole('button', { name: /^Survey/ });
  await user.click(entry);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This did not open.+1-800-555-0142/);
  expect(reports(opened)).toEqual([reportOf('modal-survey')]);
  await expectNoAxeViolations();

  mockMissing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const dialog = await screen.findByRole('dialog');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(within(dialog).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(store.getState()['modal']).toBeNull());
  expect(entry).toHaveFocus();
});

test('the side menu that does not load says so, and opens with the next press of its button', async () => {
  mockMissing.add('menus/SideMenu');
  const opened = await renderPortal('/member/login');
  const button = screen.getByRole('button', { name: /^Menu/ });
  await opened.user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The menu did not open/);
  expect(reports(opened)).toEqual([reportOf('side-menu')]);
  mockMissing.clear();
  await opened.user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('an emergency alert that does not load is not kept from the user', async () => {
  mockMissing.add('banners/EmergencyAlertBanner');
  const opened = await renderPortal('/member/login', { scenario: 'emergency-alert' });
  const alert = within(await screen.findByRole('region', { name: 'Emergency alert' }));
  expect(alert.getByText('There is an emergency alert, but it did not load.')).toBeVisible();
  expect(reports(opened)).toContainEqual(reportOf('emergency-alert'));
  mockMissing.clear();
  await opened.user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Winter storm/)).toBeVisible();
});

test('the idle warning is part of a member’s page from the start', async () => {
  const { store } = await renderPortal('/member/glossary', { scenario: 'commercial-member' });
  act(() => void store.dispatch(idleWarned(30)));
  expect(screen.getByRole('alertdialog')).toBeVisible();
});
