import type { WireAnswer, WireRequest } from '@portal/api-client';
import type { StepUpPurpose } from '@portal/contracts';
import { createStore, type Dependencies } from '../store';
import { selectStepUp, selectStepUpPurpose, stepUpDeclined, stepUpRetried } from './step-up.slice';
import { withStepUp } from './with-step-up';

const needed: WireAnswer = { status: 403, body: { code: 'STEP_UP_NEEDED', status: 403 } };
const done: WireAnswer = { status: 200, body: {} };

/** A store, and a transport that asks for a second factor until it was shown. */
function waitingCalls() {
  const store = createStore({} as Dependencies, {});
  let isShown = false;
  const transport = withStepUp(
    () => Promise.resolve(isShown ? done : needed),
    () => store,
  );
  const send = (signal = new AbortController().signal, stepUpPurpose: StepUpPurpose = 'change') => {
    const request: WireRequest = {
      endpointId: 'area.call',
      method: 'POST',
      url: '/x',
      headers: {},
      signal,
      stepUpPurpose,
    };
    return transport(request);
  };
  const phase = () => selectStepUp(store.getState());
  const confirm = () => {
    isShown = true;
    store.dispatch(stepUpRetried());
  };
  const comeBack = () => store.dispatch(stepUpRetried());
  const decline = () => store.dispatch(stepUpDeclined());
  const purpose = () => selectStepUpPurpose(store.getState());
  return { send, phase, purpose, confirm, comeBack, decline };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('two calls wait together, and both go on', async () => {
  const { send, phase, confirm } = waitingCalls();
  const calls = [send(), send()];
  await settled();
  expect(phase()).toBe('requested');
  confirm();
  expect(await Promise.all(calls)).toEqual([done, done]);
  expect(phase()).toBe('none');
});

test('one that is left leaves the other waiting; without any nothing is asked any more', async () => {
  const { send, phase, confirm } = waitingCalls();
  const left = new AbortController();
  const first = send(left.signal);
  const second = send();
  await settled();
  left.abort();
  expect(await first).toEqual(needed);
  expect(phase()).toBe('requested');
  confirm();
  expect(await second).toEqual(done);
  const alone = new AbortController();
  const other = waitingCalls();
  const third = other.send(alone.signal);
  await settled();
  alone.abort();
  await third;
  expect(other.phase()).toBe('none');
});

test('who comes back to the page and declines at once is not asked again', async () => {
  const { send, phase, comeBack, decline } = waitingCalls();
  const call = send();
  await settled();
  comeBack();
  decline();
  expect(await call).toEqual(needed);
  expect(phase()).toBe('none');
});

test.each(['payment', 'change'] as const)('a call waits for a %s', async (purposeOfCall) => {
  const { send, purpose, decline } = waitingCalls();
  const call = send(new AbortController().signal, purposeOfCall);
  await settled();
  expect(purpose()).toBe(purposeOfCall);
  decline();
  await call;
});

test.each([
  ['payment', 'change'],
  ['change', 'payment'],
] as const)('a %s and a %s wait for a payment together', async (...purposes) => {
  const { send, purpose, decline } = waitingCalls();
  const { signal } = new AbortController();
  const calls = purposes.map((each) => send(signal, each));
  await settled();
  expect(purpose()).toBe('payment');
  decline();
  await Promise.all(calls);
});
