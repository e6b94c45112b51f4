import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { NEVER } from 'rxjs';
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
