import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { TextProvider } from '../language';
import type { Failure, RemoteData } from '../store';
import { DataState, FailedPartsAlert, FailedPartsProvider } from '.';
import { togetherMs } from './failed-parts';
import './ui.text';

type Data = RemoteData<string, number>;
const base: Failure = { endpointId: 'a.b', status: 503, code: 'CALL_FAILED' };
const failed = (failure: Partial<Failure>): Data => ({
  status: 'failure',
  input: 1,
  failure: { ...base, ...failure },
});
const loading: Data = { status: 'loading', input: 1 };
const loaded = (data: string): Data => ({ status: 'success', input: 1, data });
const limited = (seconds: number) => failed({ status: 429, limit: { retryAfterSeconds: seconds } });

/** A page that has settled with these parts; `set` changes one, `retried` are those that were retried. */
function open(first: Record<string, Data>) {
  const retried: string[] = [];
  let set = (_name: string, _data: Data): void => {};
  function Page() {
    const [parts, setParts] = useState(first);
    set = (name, data) => act(() => setParts((before) => ({ ...before, [name]: data })));
    const load = (name: string) => {
      retried.push(name);
      setParts((before) => ({ ...before, [name]: loading }));
    };
    return (
      <main>
        <h1>Overview</h1>
        <FailedPartsProvider>
          <FailedPartsAlert isSettled>
            {Object.entries(parts).map(([name, data]) => (
              <DataState
                key={name}
                data={data}
                loading={`Loading ${name}…`}
                failed={`${name} did not load.`}
                help={<a href="tel:1">Call about {name}</a>}
                onRetry={() => load(name)}
              >
                {(text) => <p>{text}</p>}
              </DataState>
            ))}
          </FailedPartsAlert>
        </FailedPartsProvider>
      </main>
    );
  }
  render(
    <TextProvider language="en">
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </TextProvider>,
  );
  return { retried, set: (name: string, data: Data) => set(name, data) };
}
const again = () => screen.getAllByRole('button', { name: 'Try again' });
const alert = () => screen.queryByRole('heading', { name: 'Parts of this page did not load' });

describe('several failed parts', () => {
  test('with several reasons: the alert gives each, and the parts whom to call', () => {
    open({ Claims: failed({ status: 0 }), Limits: failed({}), Orders: failed({}) });
    expect(screen.getByText(/^We could not reach our service/)).toBeVisible();
    expect(screen.getAllByText('The problem is ours. Try again in a few minutes.')).toHaveLength(1);
    expect(again()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Call about Limits' })).toBeVisible();
  });

  test('do not retry what was refused for now, which says how long to wait', async () => {
    const { retried } = open({
      Claims: failed({ status: 0 }),
      Limits: failed({}),
      Orders: limited(840),
      Benefits: limited(60),
    });
    expect(screen.getByText(/Wait 14 minutes/)).toBeVisible();
    expect(screen.getByText(/Wait 1 minute,/)).toBeVisible();
    await userEvent.click(again()[0] as HTMLElement);
    expect(retried).toEqual(['Claims', 'Limits']);
  });

  test('that show the answer of one request send it once', async () => {
    const data = failed({});
    const { retried } = open({ Claims: data, Table: data });
    await userEvent.click(again()[0] as HTMLElement);
    expect(retried).toHaveLength(1);
  });

  test('keep their alert while they load again, then the heading has the focus', async () => {
    const { set } = open({ Claims: failed({}), Limits: failed({}) });
    await userEvent.click(again()[0] as HTMLElement);
    expect(alert()).toBeVisible();
    expect(again()[0]).toHaveFocus();
    expect(again()[0]).toHaveAttribute('aria-disabled', 'true');
    set('Claims', loaded('All claims'));
    expect(again()[0]).toHaveFocus();
    set('Limits', failed({}));
    expect(again()[0]).toHaveFocus();
    expect(again()[0]).not.toHaveAttribute('aria-disabled');
    await userEvent.click(again()[0] as HTMLElement);
    set('Limits', loaded('All limits'));
    expect(alert()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Overview' })).toHaveFocus();
  });

  describe('after the page had settled', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const waitTogether = () => act(() => jest.advanceTimersByTime(togetherMs));

    test('one that fails later keeps its own button', () => {
      const { set } = open({ Claims: failed({}), Limits: loading });
      waitTogether();
      set('Limits', failed({}));
      waitTogether();
      expect(alert()).toBeNull();
      expect(again()).toHaveLength(2);
    });

    test('several that fail together have one alert', () => {
      const { set } = open({ Claims: loading, Limits: loading });
      set('Claims', failed({ status: 0 }));
      set('Limits', failed({ status: 0 }));
      waitTogether();
      expect(alert()).toBeVisible();
      expect(again()).toHaveLength(1);
    });
  });

  test('one that fails after all have loaded speaks for itself', async () => {
    const { set } = open({ Claims: failed({}), Limits: failed({}) });
    set('Claims', loaded('All claims'));
    set('Limits', loaded('All limits'));
    set('Claims', failed({}));
    expect(alert()).toBeNull();
    expect(screen.getByText('The problem is ours. Try again in a few minutes.')).toBeVisible();
  });
});
