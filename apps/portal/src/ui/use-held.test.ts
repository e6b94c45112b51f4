import { act, renderHook } from '@testing-library/react';
import { longestHoldMs, useHeld } from './use-held';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a part is held while it waits, for a second at most, each time', () => {
  const { result, rerender } = renderHook(useHeld, { initialProps: true });
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(longestHoldMs - 1));
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(false);
  rerender(false);
  rerender(true);
  expect(result.current).toBe(true);
});

test('a part that waits for nothing is not held', () => {
  expect(renderHook(useHeld, { initialProps: false }).result.current).toBe(false);
});
