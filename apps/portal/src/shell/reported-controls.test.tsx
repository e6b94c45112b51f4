import { featureFlags, flagIdsOf, type FlagName } from '@portal/client-config';
import { events } from '@portal/contracts/events';
import { act, fireEvent, screen } from '@testing-library/react';
import { dialogRequested } from '../dialogs';
import { type RenderedScreen, renderPortal } from '../testing';

const everyFlag = (Object.keys(featureFlags) as FlagName[]).filter(
  (flag) =>
    !['themeNewco', 'logoLinksToMemberHome', 'unsecuredLogoLinksToMemberHome'].includes(flag),
);
const features = (businessLine: string) => ({
  'features.get': {
    body: { readableFeatures: flagIdsOf(everyFlag), businessLine, clientCode: 'common' },
  },
});
type Sent = { events: { kind: string; entry?: string }[] };

/** The clicks that a page reported so far; what waits is sent, as when the page is left. */
function reported({ platform, transport }: RenderedScreen) {
  act(() => platform.emit('leaving'));
  const bodies = transport.calls.flatMap(({ endpointId, body }) =>
    endpointId === 'events.report' ? [body as Sent] : [],
  );
  for (const body of bodies) expect(events.report.body?.safeParse(body).success).toBe(true);
  return bodies.flatMap((body) => body.events.flatMap(({ entry }) => entry ?? []));
}

/** Clicks every link and button within, without what each does; gives where each reported id leads. */
function clickAll(rendered: RenderedScreen, within: string) {
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', stay, true);
  const controls = [...document.querySelectorAll<HTMLElement>(within)].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>('a, button, summary'),
  ]);
  const targets = new Map<string, Set<string>>();
  for (const control of controls) {
    const before = reported(rendered).length;
    fireEvent.click(control.firstElementChild ?? control);
    const [id, ...more] = reported(rendered).slice(before);
    if (id === undefined) throw new Error(`Not reported: ${control.outerHTML}`);
    expect(more).toEqual([]);
    targets.set(id, new Set([...(targets.get(id) ?? []), control.getAttribute('href') ?? '']));
  }
  document.removeEventListener('click', stay, true);
  return { count: controls.length, targets };
}

describe.each([
  ['a visitor', 'visitor', '/member/login', 'COMMERCIAL', 40],
  ['a member', 'commercial-member', '/member/glossary', 'COMMERCIAL', 50],
  ['a Medicare member', 'medicare-member', '/member/glossary', 'MEDD', 50],
] as const)('of %s', (_who, scenario, path, line, least) => {
  const open = () => renderPortal(path, { scenario, overrides: features(line) });

  test('every control of header, menu and footer is reported, each under its own id', async () => {
    const rendered = await open();
    const { count, targets } = clickAll(rendered, 'header, footer');
    expect(count).toBeGreaterThanOrEqual(least);
    // The notes are a text of the service: its links and phone numbers share their id.
    const shared = [...targets].filter(([id, links]) => id !== 'footerNotes' && links.size > 1);
    expect(shared.map(([id]) => id)).toEqual([]);
    expect(targets.size).toBeGreaterThanOrEqual(least - 15);
  });

  test('every control of the side menu is reported', async () => {
    const rendered = await open();
    await rendered.user.click(screen.getByRole('button', { name: /^Menu/ }));
    await screen.findByRole('dialog', { name: 'Menu' });
    const { count } = clickAll(rendered, 'dialog.drawer');
    expect(count).toBeGreaterThan(15);
  });
});

test('both surveys are reported', async () => {
  const rendered = await renderPortal('/member/login');
  act(() => void rendered.store.dispatch(dialogRequested('survey')));
  fireEvent.click(await screen.findByRole('link', { name: /I’m a member/ }));
  act(() => void rendered.store.dispatch(dialogRequested('survey')));
  fireEvent.click(await screen.findByRole('link', { name: /I’m not a member/ }));
  expect(reported(rendered)).toEqual(['surveyMember', 'surveyVisitor']);
});

test('the choice of a language and signing out are reported, with what they do', async () => {
  const rendered = await renderPortal('/member/glossary', { scenario: 'commercial-member' });
  const [language] = screen.getAllByRole('button', { name: 'Español' });
  await rendered.user.click(language as HTMLElement);
  const [signOut] = await screen.findAllByRole('button', { name: 'Cerrar sesión' });
  await rendered.user.click(signOut as HTMLElement);
  expect(reported(rendered)).toEqual(['language-es', 'signOut']);
});

test('a click on a text, or on a link of the page itself, is not reported', async () => {
  const rendered = await renderPortal('/member/login');
  fireEvent.click(screen.getByRole('heading', { level: 1 }));
  fireEvent.click(screen.getByRole('heading', { name: /^Help in your language/ }));
  expect(reported(rendered)).toEqual([]);
});
