import {
  type ClientId,
  clientIds,
  clientOf,
  defaultClientId,
  featureFlags,
  type FlagName,
  type ThemeName,
  themes,
} from '@portal/client-config';
import { configureStore } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { menus } from '../app/menus';
import { TextProvider } from '../language';
import { notificationCounts } from '../features/message-center';
import { type SessionState } from '../session';
import { rootReducer, type RootState } from '../store';
import { Header } from '../shell/header/Header';
import { menuFor, visibleEntries } from '../shell/menus/menu';
import { MenuBar } from '../shell/menus/MenuBar';
import { Button, Card, Meter, Tag } from '../ui';
import { ButtonStates } from './ButtonStates';
import { DataStates } from './DataStates';
import { FieldStates } from './FieldStates';

/** Every part in all of its states, in both themes; then every client in both, with the parts that take its values. */
export function Gallery() {
  return (
    <TextProvider language="en">
      <main className="gallery">
        <h1>Parts, clients and themes</h1>
        {(Object.keys(themes) as ThemeName[]).map((theme) => (
          <PartsSample key={theme} theme={theme} />
        ))}
        <h2>Clients</h2>
        {clientIds.flatMap((client) =>
          (Object.keys(themes) as ThemeName[]).map((theme) => (
            <Sample key={client + theme} client={client} theme={theme} />
          )),
        )}
      </main>
    </TextProvider>
  );
}

function PartsSample({ theme }: { theme: ThemeName }) {
  return (
    <section
      className="sample"
      data-client={defaultClientId}
      data-theme={theme}
      aria-labelledby={`parts-${theme}`}
    >
      <MemoryRouter>
        {/* Radio buttons of one name are one group within their form only. */}
        <form className="states stack s6" onSubmit={(event) => event.preventDefault()}>
          <h2 id={`parts-${theme}`}>Parts in theme {theme.toUpperCase()}</h2>
          <ButtonStates />
          <FieldStates />
          <DataStates />
        </form>
      </MemoryRouter>
    </section>
  );
}

interface Look {
  client: ClientId;
  theme: ThemeName;
}

function Sample({ client, theme }: Look) {
  const state = useMemo(() => stateOf({ client, theme }), [client, theme]);
  const store = useMemo(
    () => configureStore({ reducer: rootReducer, preloadedState: state }),
    [state],
  );
  const entries = visibleEntries(menuFor(menus, state.session), state.session);
  return (
    <section
      className="sample"
      data-client={client}
      data-theme={theme}
      aria-label={`${clientOf(client).name}, ${theme}`}
    >
      <Provider store={store}>
        <MemoryRouter initialEntries={['/member/claims']}>
          <Header entries={entries} />
          <MenuBar entries={entries} />
          <div className="parts">
            <Card title="Deductible">
              <div className="between">
                <span>Individual</span>
                <b className="num">$1,004.00 left</b>
              </div>
              <Meter width={42} />
              <div className="row">
                <Tag tone="brand">Preferred</Tag>
                <Tag tone="ok">Paid</Tag>
                <Tag tone="bad">Not paid</Tag>
              </div>
            </Card>
            <Card title="What will my drug cost?" tint>
              <p>
                <a href="#top">All balances</a>
              </p>
              <div className="row">
                <Button icon="search">See my price</Button>
                <Button kind="secondary">View ID card</Button>
              </div>
            </Card>
          </div>
        </MemoryRouter>
      </Provider>
    </section>
  );
}

function stateOf({ client, theme }: Look): RootState & { session: SessionState } {
  const flags = (Object.keys(featureFlags) as FlagName[]).filter(
    (flag) => theme === 'b' || flag !== themes.b.flag,
  );
  const counts = { notifications: { unread: 3 }, eob: { unread: 1 }, other: { unread: 0 } };
  return {
    session: {
      phase: 'ready',
      signOutReason: null,
      signedIn: true,
      fromAdminPortal: false,
      flags,
      client,
      businessLine: 'COMMERCIAL',
      pharmacyClient: '',
      metadata: {},
      userInfo: null,
    },
    language: { language: 'en', fetched: {}, fetchedForClient: {} },
    [notificationCounts.reducerPath]: { status: 'success', input: undefined, data: counts },
  };
}
