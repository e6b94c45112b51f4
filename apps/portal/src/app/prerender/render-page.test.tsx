import { scenarioTransport, type ScenarioTransport } from '@portal/testing';
import type { PageToRender } from '@portal/domain';
import { act, screen, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { languages } from '../../language';
import { startRequested } from '../../session';
import type { Store } from '../../store';
import { fillJsdomGaps } from '../../testing/jsdom-gaps';
import { memoryPlatform } from '../../testing/memory-platform';
import { createApp } from '../create-app';
import { followStored } from './follow-stored';
import { renderPage } from './render-page';
import { loadPrerenderedPage, type PrerenderedPage } from './prerendered-page';
import { hydratePage } from './hydrate-page';
import { shellInput } from '../../testing/shell-input';

const visitor = (overrides = {}, scenario = 'visitor') =>
  scenarioTransport(scenario, { overrides });
const idsOf = ({ calls }: ScenarioTransport) => calls.map(({ endpointId }) => endpointId);

const wanted = (
  path: string,
  transport: ScenarioTransport,
  more: Partial<PageToRender> = {},
): PageToRender => ({ ...shellInput(transport), path, search: '', ...more });

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Renders a page as the server does, and hydrates it as a browser does; gives the errors of that. */
async function open(
  path: string,
  {
    server = visitor(),
    browser = visitor(),
    stored = {},
    more = {},
    before = () => {},
    during = () => {},
    hash = '',
    at = path,
  } = {},
): Promise<{ store: Store; errors: unknown[]; heading: Element | null }> {
  fillJsdomGaps();
  const page = wanted(path, server, more);
  const rendered = await renderPage(page);
  if (!rendered) throw new Error('The page has no content.');
  window.history.replaceState(null, '', at + page.search + hash);
  const place = document.createElement('div');
  place.innerHTML = rendered.content;
  document.body.append(place);
  const heading = place.querySelector('main h1');
  const sent = JSON.parse(rendered.data) as PrerenderedPage;
  const loaded = await loadPrerenderedPage(sent, window.location.pathname);
  const platform = memoryPlatform(stored, { client: page.client, language: page.language });
  const { store, element } = createApp({
    transport: browser,
    clock: { now: () => page.now },
    platform,
    state: loaded.state,
    first: loaded.screen,
  });
  const errors: unknown[] = [];
  before();
  act(() => {
    root = hydratePage(place, element, { onRecoverableError: (error) => errors.push(error) });
    // React has not rendered yet.
    during();
    store.dispatch(startRequested());
    followStored(store, platform);
  });
  return { store, errors, heading };
}

test.each(['/member', '/member/login', '/member/terms', '/member/documents', '/member/glossary'])(
  '%s is hydrated as the server rendered it',
  async (path) => {
    const { errors, heading } = await open(path);
    expect(errors).toEqual([]);
    expect(heading).not.toBeNull();
    expect(document.querySelector('main h1')).toBe(heading);
  },
);

test('the page of unknown paths is hydrated at any of them', async () => {
  const { errors, heading } = await open('/*', { at: '/member/no-such-page' });
  expect(errors).toEqual([]);
  expect(heading).toHaveTextContent('We could not find that page');
  expect(document.querySelector('main h1')).toBe(heading);
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
});

test('in Spanish, with title and description', async () => {
  const page = await renderPage(wanted('/member/login', visitor(), { language: 'es' }));
  expect(page).toMatchObject({ title: 'Iniciar sesión | Everfern Rx', theme: 'a' });
  expect(page?.description).toMatch(/^Beneficios de farmacia/);
  const { errors } = await open('/member', { more: { language: 'es' } });
  expect(errors).toEqual([]);
  expect(screen.getByRole('main')).toHaveTextContent('Sepa cuánto va a pagar');
});

test('the title of a landing page without prices promises none, as in the browser', async () => {
  const features = { readableFeatures: [], businessLine: 'COMMERCIAL', clientCode: 'common' };
  const withoutFlags = () => visitor({ 'features.get': { body: features } });
  const page = await renderPage(wanted('/member', withoutFlags()));
  expect(page?.title).toBe('Your pharmacy benefits | Everfern Rx');
  const { errors } = await open('/member', { server: withoutFlags(), browser: withoutFlags() });
  expect(errors).toEqual([]);
  expect(document.title).toBe(page?.title);
});

test('a content page is not read again; another one is, and so is this one when it is next opened', async () => {
  const browser = visitor();
  await open('/member/terms', { browser });
  await waitFor(() => expect(idsOf(browser)).toContain('content.getFooter'));
  expect(idsOf(browser)).not.toContain('content.getPage');
  for (const [link, heading] of [
    ['Privacy', 'Privacy'],
    ['Terms of use', 'Terms of use'],
  ] as const) {
    act(() => screen.getByRole('link', { name: new RegExp(`^${link}`) }).click());
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp(heading) }),
    ).toBeVisible();
    await waitFor(() => expect(document.querySelector('main .prose')).not.toBeNull());
  }
  expect(idsOf(browser).filter((id) => id === 'content.getPage')).toHaveLength(2);
});

test('a screen whose data is new to the page requests it', async () => {
  const browser = visitor();
  await open('/member/terms', { browser });
  act(() => {
    window.history.pushState(null, '', '/member/glossary');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('heading', { name: 'Copay' })).toBeVisible();
});

test('each page names the parts that it shows, also those that an earlier one loaded', async () => {
  for (const path of ['/member', '/member/login']) {
    const page = await renderPage(
      wanted(path, visitor({}, 'visitor-medicare'), { client: 'medd_common' }),
    );
    expect((JSON.parse(page?.data ?? '{}') as PrerenderedPage).parts).toContain('markdown');
  }
});

test('the term that the fragment names is open once the page is hydrated', async () => {
  const { errors } = await open('/member/glossary', { hash: '#copay' });
  await waitFor(() => expect(document.getElementById('copay')).toHaveAttribute('open'));
  expect(errors).toEqual([]);
});

test('a feature that was turned off meanwhile goes once the page has read it, without an error', async () => {
  const features = { readableFeatures: [], businessLine: 'COMMERCIAL', clientCode: 'common' };
  const browser = visitor({ 'features.get': { body: features } });
  const { errors } = await open('/member', { browser });
  expect(screen.getByLabelText('Drug name')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Drug name')).toBeNull());
  expect(errors).toEqual([]);
});

test('the language that this browser stored wins', async () => {
  const stored = { languages: languages.es.preference };
  const { errors } = await open('/member', { stored });
  expect(await screen.findByText(/^Sepa cuánto/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a message for the login page shows once the page is hydrated', async () => {
  const { errors } = await open('/member/login', { stored: { signInMessage: 'requested' } });
  expect(await screen.findByText('You are signed out')).toBeVisible();
  expect(errors).toEqual([]);
});

test('what was typed before the page is hydrated stays', async () => {
  const before = () => {
    const field = document.querySelector<HTMLInputElement>('input[name=drug]');
    if (field) field.value = 'ator';
  };
  const { errors } = await open('/member', { before });
  expect(await screen.findByRole('option', { name: /^Atorvastatin/ })).toBeVisible();
  expect(screen.getByLabelText('Drug name')).toHaveValue('ator');
  expect(errors).toEqual([]);
});

test('a start that fails leaves the page as it is', async () => {
  const browser = visitor({ 'features.get': { status: 503, body: {} } });
  const { heading } = await open('/member', { browser });
  await waitFor(() => expect(idsOf(browser)).toContain('features.get'));
  expect(document.querySelector('main h1')).toBe(heading);
});

test('without scripts the language form leads back to where the visitor came from', async () => {
  const search = '?returnTo=%2Fmember%2Fclaims%3Fa%3Db';
  const { errors } = await open('/member/login', { more: { search } });
  expect(errors).toEqual([]);
  const button = screen.getByRole('button', { name: 'Español' });
  const sent = new FormData(button.closest('form') as HTMLFormElement);
  expect([...sent]).toEqual([['returnTo', '/member/claims?a=b']]);
});

test('without a path to return to it sends the language alone', async () => {
  const page = await renderPage(wanted('/member', visitor()));
  document.body.innerHTML = page?.content ?? '';
  const form = document.querySelector('.head form') as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([]);
});

test('the page of an emergency has no time of day until it is hydrated', async () => {
  const inEmergency = () => visitor({}, 'visitor-in-emergency');
  let shown: string | null = null;
  const { errors } = await open('/member/emergency-alerts', {
    server: inEmergency(),
    browser: inEmergency(),
    before: () => (shown = document.querySelector('main .held')?.textContent ?? null),
  });
  expect(shown).toMatch(/^Updated at .*November 4, 2026/);
  expect(shown).not.toMatch(/m\./);
  expect(errors).toEqual([]);
  await waitFor(() =>
    expect(screen.getByText(/^Updated at/)).toHaveTextContent(/[ap]\.\sm\.|[ap]\.m\./),
  );
  expect(screen.getByText(/^Updated at/)).not.toHaveClass('held');
  expect(screen.getByText('15 days left')).toBeVisible();
});

test.each([
  ['a member’s screen', '/member/claims', 'common'],
  ['the login page of a client without one', '/member/login', 'flexscripts'],
])('%s has no content', async (_, path, client) => {
  expect(await renderPage(wanted(path, visitor(), { client }))).toBeNull();
});

test.each(['before', 'during'])('what is chosen %s the hydration stays', async (when) => {
  const choose = () => {
    const field = document.querySelector('select');
    if (!field) return;
    field.value = field.options[1]?.value ?? '';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await open('/member/documents', { [when]: choose });
  const field = document.querySelector('select');
  expect(field?.options[1]?.value).not.toBe('');
  expect(field?.value).toBe(field?.options[1]?.value);
});

test.each([
  ['/member/terms', 'content.getPage'],
  ['/member', 'content.getFooter'],
  ['/member', 'content.getEmergencyAlert'],
])('%s without the answer of %s is not sent: the one before may be whole', async (path, id) => {
  const failing = visitor({ [id]: { status: 503, body: {} } });
  await expect(renderPage(wanted(path, failing))).rejects.toThrow('failed');
});

test('a client whose features are those of another one has no content', async () => {
  const features = { readableFeatures: [], businessLine: 'COMMERCIAL', clientCode: 'mahp' };
  const server = visitor({ 'features.get': { body: features } });
  expect(await renderPage(wanted('/member', server))).toBeNull();
});

test('without the features there is no page', async () => {
  const down = visitor({ 'features.get': { status: 503, body: {} } });
  await expect(renderPage(wanted('/member', down))).rejects.toThrow('features');
});

test('its data can’t end the script element', async () => {
  const entries = [{ key: 'landing.title', translation: '</script><b>' }];
  const server = visitor({ 'translations.getEntries': { body: entries } });
  const page = await renderPage(wanted('/member', server));
  expect(page?.data).not.toContain('<');
  expect(page?.content).toContain('&lt;/script&gt;');
});
