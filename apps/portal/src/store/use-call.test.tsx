import { createApiClient } from '@portal/api-client';
import { claims } from '@portal/contracts/claims';
import { drugs } from '@portal/contracts/drugs';
import { familyAccess } from '@portal/contracts/family-access';
import { password } from '@portal/contracts/password';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from './create-store';
import type { Dependencies } from './epic';
import { requestOf, useCall, useCallOnce } from './use-call';

const history = { fromDate: '2026-10-06', toDate: '2026-11-05', memberId: 'M1' };

test('the request of an entry is declared once, with its name; another use has its own answer', () => {
  expect(requestOf(claims.getHistory)).toBe(requestOf(claims.getHistory));
  expect(requestOf(claims.getHistory).requested(history).type).toMatch(/^claims\.getHistory\//);
  expect(requestOf(claims.getHistory, 'year')).not.toBe(requestOf(claims.getHistory));
});

test('a call that reads is cancelled by the next one; any other is sent once', () => {
  const typed = { body: { link: 'L1' } };
  expect(sentBy(requestOf(password.checkLink, 'test').requested(typed))).toBe(2);
  const revoked = { memberId: 'M1', accessId: 'A1' };
  expect(sentBy(requestOf(familyAccess.revoke, 'test').requested(revoked))).toBe(1);
});

/** How many calls two clicks send. */
function sentBy(click: UnknownAction): number {
  let sent = 0;
  const api = createApiClient({
    transport: () => {
      sent += 1;
      return new Promise(() => undefined);
    },
  });
  const store = createStore({ api } as Dependencies);
  store.dispatch(click);
  store.dispatch(click);
  return sent;
}

test('a component requests an entry that was not known when the store was created, and shows its answer', async () => {
  const sent: string[] = [];
  const api = createApiClient({
    transport: async ({ url }) => {
      sent.push(url);
      return { status: 200, body: { claimsHistory: { claim: [] } } };
    },
  });
  const store = createStore({ api } as Dependencies);
  function Claims({ input }: { input: typeof history | null }) {
    const { data } = useCall(claims.getHistory, input, 'test');
    return <p>{data.status}</p>;
  }
  const show = (input: typeof history | null) => (
    <Provider store={store}>
      <Claims input={input} />
    </Provider>
  );
  const { rerender } = render(show(null));
  expect(screen.getByText('idle')).toBeInTheDocument();
  rerender(show(history));
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('success')).toBeInTheDocument();
  await act(async () => rerender(show({ ...history })));
  expect(sent).toHaveLength(1);
});

test('what is asked once is sent again only for another input, or after it has failed', async () => {
  const sent: string[] = [];
  let status = 200;
  const api = createApiClient({
    transport: async ({ url }) => {
      sent.push(url);
      return { status, body: { claimsHistory: { claim: [] } } };
    },
  });
  const store = createStore({ api } as Dependencies);
  function Claims({ input }: { input: typeof history }) {
    return <p>{useCallOnce(claims.getHistory, input, 'once').data.status}</p>;
  }
  const open = (...inputs: (typeof history)[]) =>
    render(
      <Provider store={store}>
        {inputs.map((input, place) => (
          <Claims key={place} input={input} />
        ))}
      </Provider>,
    );
  const both = open(history, { ...history });
  expect(await screen.findAllByText('success')).toHaveLength(2);
  both.unmount();
  open(history).unmount();
  expect(sent).toHaveLength(1);
  status = 503;
  const other = open({ ...history, fromDate: '2026-01-01' });
  await screen.findByText('failure');
  other.unmount();
  expect(sent).toHaveLength(2);
  open({ ...history, fromDate: '2026-01-01' });
  await screen.findByText('failure');
  expect(sent).toHaveLength(3);
});

test('what an entry takes and gives is typed', () => {
  const Typed = () => {
    const { data } = useCall(drugs.getPlans);
    // @ts-expect-error the entry takes nothing
    useCall(drugs.getPlans, { memberId: 'M1' });
    // @ts-expect-error a date is missing
    useCall(claims.getHistory, { fromDate: '2026-10-06', memberId: 'M1' });
    return <p>{data.data?.plans.length}</p>;
  };
  expect(Typed).toBeInstanceOf(Function);
});
