import { CircuitBreaker, type CallResult } from './circuit-breaker';

const limits = { failures: 3, share: 0.5, windowMs: 10_000, openMs: 5_000 };

function start() {
  let now = 1_000_000;
  const changes: string[] = [];
  const breaker = new CircuitBreaker(
    limits,
    () => now,
    (state) => changes.push(state),
  );
  const call = (ending: CallResult): boolean => {
    const passage = breaker.admit();
    if (passage) breaker.ended(passage, ending);
    return passage !== undefined;
  };
  return { breaker, changes, call, advance: (ms: number) => (now += ms) };
}

test('failures in a row open it, and calls are refused until the pause is over', () => {
  const { breaker, changes, call, advance } = start();
  for (const ending of ['failed', 'failed', 'succeeded', 'failed', 'failed'] as const) call(ending);
  expect(breaker.state).toBe('closed');
  call('failed');
  expect([breaker.state, breaker.retryAfterSeconds]).toEqual(['open', 5]);
  advance(4_001);
  expect([call('succeeded'), breaker.retryAfterSeconds]).toEqual([false, 1]);
  advance(999);
  expect(breaker.state).toBe('half-open');
  expect(changes).toEqual(['open']);
});

test('after the pause one trial call runs, and the others wait for its result', () => {
  const { breaker, changes, call, advance } = start();
  for (let i = 0; i < 3; i += 1) call('failed');
  advance(5_000);
  const probe = breaker.admit();
  expect(probe).toBe('probe');
  expect(breaker.admit()).toBeUndefined();
  breaker.ended('probe', 'failed');
  expect([breaker.state, call('succeeded')]).toEqual(['open', false]);
  advance(5_000);
  expect(call('succeeded')).toBe(true);
  expect([breaker.state, call('succeeded')]).toEqual(['closed', true]);
  expect(changes).toEqual(['open', 'closed']);
});

test('an abandoned trial call lets the next call through', () => {
  const { breaker, call, advance } = start();
  for (let i = 0; i < 3; i += 1) call('failed');
  advance(5_000);
  expect(call('unknown')).toBe(true);
  expect(breaker.state).toBe('half-open');
  expect(call('succeeded')).toBe(true);
  expect(breaker.state).toBe('closed');
});

test('calls that began before the pause neither end nor lengthen it', () => {
  const { breaker, call, advance } = start();
  const early = [breaker.admit(), breaker.admit()] as const;
  for (let i = 0; i < 3; i += 1) call('failed');
  breaker.ended(early[0] ?? 'call', 'succeeded');
  expect(breaker.state).toBe('open');
  advance(4_000);
  breaker.ended(early[1] ?? 'call', 'failed');
  advance(1_000);
  expect(breaker.state).toBe('half-open');
});

test('a share of failures among many calls opens it too, and few calls do not', () => {
  const { breaker, call } = start();
  for (let i = 0; i < 9; i += 1) {
    call('failed');
    call('succeeded');
  }
  expect(breaker.state).toBe('closed');
  call('succeeded');
  call('failed');
  expect(breaker.state).toBe('open');
});

test('events before the window do not count', () => {
  const { breaker, call, advance } = start();
  for (let i = 0; i < 9; i += 1) {
    call('failed');
    call('succeeded');
  }
  advance(10_000);
  call('succeeded');
  call('failed');
  expect(breaker.state).toBe('closed');
});
