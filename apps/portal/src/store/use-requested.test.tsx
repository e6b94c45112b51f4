import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { NEVER } from 'rxjs';
import { PlatformProvider } from '../platform';
import { memoryPlatform } from '../testing/memory-platform';
import { createRequest, type SingleRequest } from './create-request';
import { createStore } from './create-store';
import type { Dependencies } from './epic';
import { useAnswer, useRequested } from './use-requested';

const store = createStore({} as Dependencies, { freezes: true });
const letters = createRequest<'letters/one', string, { id: string }>(
  'letters/one',
  () => () => NEVER,
  'latest',
);
const request = letters as SingleRequest<{ id: string }, string>;

afterEach(() => jest.restoreAllMocks());

const rendered: string[] = [];
function Letter({ id }: { id: string | null }) {
  const { data } = useRequested(request, id === null ? null : { id });
  rendered.push(`${data.status} ${data.input?.id ?? ''}`.trim());
  return <p>{data.data ?? data.status}</p>;
}
function Follower() {
  const { status } = useAnswer(request);
  rendered.push(`follower ${status}`);
  return null;
}

const open = (element: React.ReactElement) => render(<Provider store={store}>{element}</Provider>);

test('the data load from the first render on, and nothing is rendered again when the request is sent', () => {
  open(
    <>
      <Letter id="a" />
      <Follower />
    </>,
  );
  expect(request.select(store.getState()).status).toBe('loading');
  expect(rendered).toEqual(['loading a', 'follower idle']);
  act(() => void store.dispatch(letters.succeeded({ id: 'a' }, 'Dear a')));
  expect(rendered).toEqual(['loading a', 'follower idle', 'success a', 'follower success']);
  expect(screen.getByText('Dear a')).toBeInTheDocument();
});

test('a fresh answer is none from before the component opened', () => {
  type Asked = { year: string };
  const name = 'letters/year';
  const all = createRequest<typeof name, string, Asked>(name, () => () => NEVER, 'latest');
  const given: string[] = [];
  function Letters({ fresh }: { fresh: boolean }) {
    const { data } = useRequested(all as SingleRequest<Asked, string>, { year: '2026' }, { fresh });
    given.push(`${data.status} ${data.status === 'success' ? data.data : ''}`.trim());
    return null;
  }
  const { unmount } = open(<Letters fresh={false} />);
  act(() => void store.dispatch(all.succeeded({ year: '2026' }, 'one letter')));
  unmount();
  given.length = 0;
  open(<Letters fresh />);
  expect(new Set(given)).toEqual(new Set(['loading']));
  act(() => void store.dispatch(all.succeeded({ year: '2026' }, 'two letters')));
  expect(given.at(-1)).toBe('success two letters');
});

test('the answer about another person is never given as the one that was asked for', () => {
  type Asked = { memberId: string };
  const name = 'letters/person';
  const own = createRequest<typeof name, string, Asked>(name, () => () => NEVER, 'latest');
  const given: string[] = [];
  function LetterTo({ memberId }: Asked) {
    const { data } = useRequested(own as SingleRequest<Asked, string>, { memberId });
    given.push(`${memberId}: ${data.status} ${data.data ?? ''}`.trim());
    return null;
  }
  const page = (memberId: string) => (
    <Provider store={store}>
      <LetterTo memberId={memberId} />
    </Provider>
  );
  const { rerender } = render(page('a'));
  act(() => void store.dispatch(own.succeeded({ memberId: 'a' }, 'Dear a')));
  rerender(page('b'));
  act(() => void store.dispatch(own.succeeded({ memberId: 'b' }, 'Dear b')));
  const shown = given.filter((each, place) => each !== given[place - 1]);
  expect(shown).toEqual(['a: loading', 'a: success Dear a', 'b: loading', 'b: success Dear b']);
});

describe('what did not load without a connection', () => {
  const failure = (status: number) => ({
    endpointId: 'letters.get',
    status,
    code: 'CALL_FAILED' as const,
  });
  function openOffline(status: number, ids = ['b', 'b']) {
    const platform = memoryPlatform();
    platform.online = false;
    const dispatched = jest.spyOn(store, 'dispatch');
    const element = (
      <PlatformProvider value={{ platform, clock: { now: () => new Date() } }}>
        {ids.map((id, place) => (
          <Letter key={place} id={id} />
        ))}
      </PlatformProvider>
    );
    const { unmount } = open(element);
    act(() => void store.dispatch(letters.failed({ id: 'b' }, failure(status))));
    dispatched.mockClear();
    const connect = (online: boolean) => {
      platform.online = online;
      act(() => platform.emit('connection'));
    };
    return { platform, connect, unmount, sent: () => dispatched.mock.calls.length, dispatched };
  }

  test('is requested once when the connection is back, though several parts show it', () => {
    const { connect, sent } = openOffline(0);
    expect(screen.getAllByText('failure')).toHaveLength(2);
    connect(true);
    expect(sent()).toBe(1);
    expect(screen.getAllByText('loading')).toHaveLength(2);
  });

  test('is requested by the part that shows it, not by one with another input', () => {
    const { connect, dispatched } = openOffline(0, ['a', 'b']);
    connect(true);
    expect(dispatched.mock.calls).toEqual([[letters.requested({ id: 'b' })]]);
  });

  test('waits until the page is visible', () => {
    const { platform, connect, sent } = openOffline(0);
    platform.visible = false;
    connect(true);
    expect(sent()).toBe(0);
    platform.visible = true;
    act(() => platform.emit('shown'));
    expect(sent()).toBe(1);
  });

  test('is not requested once it is no longer on the page', () => {
    const { connect, unmount, sent } = openOffline(0);
    unmount();
    connect(true);
    expect(sent()).toBe(0);
  });

  test('leaves alone what failed for another reason', () => {
    const { connect, sent } = openOffline(503);
    connect(true);
    expect(sent()).toBe(0);
  });

  test('leaves alone what failed while the device was connected', () => {
    const { platform, connect, sent } = openOffline(0);
    connect(true);
    act(() => void store.dispatch(letters.failed({ id: 'b' }, failure(0))));
    const before = sent();
    act(() => platform.emit('shown'));
    expect(sent()).toBe(before);
  });
});
