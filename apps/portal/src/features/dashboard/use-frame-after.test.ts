import { act, renderHook } from '@testing-library/react';
import { useFrameAfter } from './use-frame-after';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs the next frame, without the tasks after it. */
const drawFrame = () => act(() => void jest.advanceTimersToNextFrame());
const runTasks = () => act(() => void jest.advanceTimersByTime(1));

test('becomes true only in a task after the next frame', () => {
  const { result, rerender } = renderHook(useFrameAfter, { initialProps: false });
  rerender(true);
  expect(result.current).toBe(false);
  drawFrame();
  expect(result.current).toBe(false);
  runTasks();
  expect(result.current).toBe(true);
});

test('is true from the start where the value was', () => {
  expect(renderHook(useFrameAfter, { initialProps: true }).result.current).toBe(true);
});

test('is false at once when the value is, and stays so if that was before the frame', () => {
  const { result, rerender } = renderHook(useFrameAfter, { initialProps: false });
  rerender(true);
  rerender(false);
  drawFrame();
  runTasks();
  expect(result.current).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
