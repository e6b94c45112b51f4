import { type ScenarioTransport, scenarioTransport, type Override } from '@portal/testing';
import { act, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createApp } from '../app/create-app';
import type { Store } from '../store';
import { type Language, languages } from '../language';
import type { Platform, StoredName } from '../platform';
import { selectSession, startRequested } from '../session';
import { Frame, Shell } from '../shell/Shell';
import { fillJsdomGaps } from './jsdom-gaps';
import { memoryPlatform, type MemoryPlatform } from './memory-platform';

export interface RenderOptions {
  /** Who looks: a scenario of fixtures/scenarios. */
  scenario?: string;
  language?: Language;
  /** The moment the portal believes it is; the scenario's clock unless given. */
  now?: Date;
  overrides?: Record<string, Override>;
  /** The values that the browser stored before. */
  stored?: Partial<Record<StoredName, string>>;
  /** What the server wrote on the page. */
  page?: Platform['page'];
  /** The navigation state that the path was opened with. */
  state?: unknown;
  /** False: do not wait for the screen, e.g. because a call is held. */
  settle?: boolean;
  /** Runs before the portal starts, e.g. to hold a call. */
  before?: (transport: ScenarioTransport) => void;
  /** True: with header, menus and footer, which are a third of what is rendered; see `renderPortal`. */
  whole?: boolean;
  /** The network of the page before, as after a reload. */
  transport?: ScenarioTransport;
}

export interface RenderedScreen {
  user: UserEvent;
  transport: ScenarioTransport;
  store: Store;
  platform: MemoryPlatform;
  container: HTMLElement;
}

/**
 * Opens a path in the portal without header, menus and footer: real store, epics and client, with a scenario as the
 * network. Resolves when the session has started and the screen's chunk is there; its data may be on the way.
 */
export async function renderScreen(
  path: string,
  {
    scenario = 'visitor',
    language = 'en',
    now,
    overrides = {},
    stored = {},
    page,
    state = null,
    settle = true,
    before,
    whole = false,
    transport = scenarioTransport(scenario, { ...(now && { now }), overrides }),
  }: RenderOptions = {},
): Promise<RenderedScreen> {
  fillJsdomGaps();
  // React Router keeps a location's state under `usr` in the history entry.
  window.history.replaceState(state === null ? null : { usr: state, key: 'opened' }, '', path);
  before?.(transport);
  const clock = { now: () => now ?? new Date(transport.scenario.clock) };
  const platform = memoryPlatform({ languages: languages[language].preference, ...stored }, page);
  const { store, element } = createApp({
    transport,
    clock,
    platform,
    shell: whole ? Shell : () => <Frame />,
  });
  // Without its own delay it works with fake timers too.
  const user = userEvent.setup({ delay: null });
  const { container } = render(element);
  act(() => void store.dispatch(startRequested()));
  if (settle) await waitFor(() => expectSettled(store, container));
  return { user, transport, store, platform, container };
}

/** The same in the whole portal, for what a test says of header, menus or footer. */
export function renderPortal(path: string, options: RenderOptions = {}): Promise<RenderedScreen> {
  return renderScreen(path, { ...options, whole: true });
}

/** The session has started, or is over, and the screen shows its heading. */
function expectSettled(store: Store, container: HTMLElement): void {
  const { phase } = selectSession(store.getState());
  if (phase === 'signingOut' || phase === 'leaving') return;
  expect(phase).not.toBe('starting');
  expect(container.querySelector('main h1')).not.toBeNull();
}
