import { clientIds, clientOf } from '@portal/client-config';
import { pageBrandOf } from '@portal/client-config/page-brand';
import type { ShellToRender } from '@portal/domain';
import { scenarioTransport } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { startRequested } from '../../session';
import { fillJsdomGaps } from '../../testing/jsdom-gaps';
import { memoryPlatform } from '../../testing/memory-platform';
import { createApp } from '../create-app';
import { screens } from '../screens';
import { renderShell } from './render-shell';
import { replaceShell } from './replace-shell';
import { shellInput } from '../../testing/shell-input';

const shellFor = (more: Partial<ShellToRender> = {}, overrides = {}): ShellToRender => ({
  ...shellInput(scenarioTransport('visitor', { overrides })),
  ...more,
});

const place = () => document.getElementById('root') as HTMLElement;
const put = (content: string) => {
  document.body.innerHTML = `<div id="root">${content}</div>`;
};

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

test('has brand, skip link, skeleton and the title of each screen', async () => {
  const { content, titles, theme, description } = await renderShell(shellFor());
  put(content);
  const bar = document.querySelector('.head .logo') as HTMLElement;
  expect(bar).toHaveTextContent('Everfern RxPharmacy benefits');
  expect(bar.querySelector('use')?.getAttribute('href')).toMatch(/^\/member\/brands\/.*#logo$/);
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute(
    'href',
    '#main',
  );
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading…');
  expect(theme).toBe('a');
  expect(description).toMatch(/^Pharmacy benefits/);
  expect(Object.keys(titles).sort()).toEqual(screens.map(({ path }) => path).sort());
  expect(titles['/member/claims']).toBe('Claims history | Everfern Rx');
});

test('in Spanish', async () => {
  const { content, titles } = await renderShell(shellFor({ language: 'es' }));
  put(content);
  expect(screen.getByRole('main')).toHaveTextContent('Cargando…');
  expect(titles['/member/login']).toBe('Iniciar sesión | Everfern Rx');
});

test.each(clientIds)('of the client %s, whose features another client has', async (client) => {
  put((await renderShell(shellFor({ client }))).content);
  const name = document.querySelector('.head .logo b')?.textContent;
  expect(name).toBeTruthy();
  // By flag a client has another name in the header.
  expect([clientOf(client).name, pageBrandOf(client).headerLogo?.name]).toContain(name);
});

test('the theme, and the title of the landing page, are those of the client’s visitors', async () => {
  const features = {
    readableFeatures: [82, 300],
    businessLine: 'COMMERCIAL',
    clientCode: 'common',
  };
  const shell = await renderShell(shellFor({}, { 'features.get': { body: features } }));
  expect(shell.theme).toBe('b');
  expect(shell.titles['/member']).toBe('Your pharmacy benefits | Everfern Rx');
});

test('without the features there is no shell', async () => {
  const down = shellFor({}, { 'features.get': { status: 503, body: {} } });
  await expect(renderShell(down)).rejects.toThrow('features');
});

test('stays until the portal has started, which takes its place in one step', async () => {
  fillJsdomGaps();
  put((await renderShell(shellFor())).content);
  window.history.replaceState(null, '', '/member/glossary');
  const shell = place().firstElementChild;
  const transport = scenarioTransport('commercial-member');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const app = createApp({
    transport: async (request) => {
      await held;
      return transport(request);
    },
    clock: { now: () => new Date(transport.scenario.clock) },
    platform: memoryPlatform({}, { client: 'common' }),
  });
  const steps: string[] = [];
  const box = place();
  const observer = new MutationObserver(() => {
    steps.push(box.querySelector('.starting') ? 'shell' : 'portal');
  });
  observer.observe(box, { childList: true });
  const skipLink = () => screen.getByRole('link', { name: 'Skip to main content' });
  skipLink().focus();
  const replaced = replaceShell(box, app);
  app.store.dispatch(startRequested());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(place().firstElementChild).toBe(shell);
  answer();
  root = await replaced;
  await waitFor(() => expect(document.querySelector('.starting')).toBeNull());
  expect(
    within(document.querySelector('.head') as HTMLElement).getByText('Sign out'),
  ).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(new Set(steps)).toEqual(new Set(['portal']));
  expect(skipLink()).toHaveFocus();
  observer.disconnect();
});
