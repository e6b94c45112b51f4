import { browserPlatform } from '../../platform/browser-platform';
import type { Dependencies } from '../../store';
import { memoryPlatform } from '../../testing';
import { restoredEpic } from './restored.epic';

test('a page from the back/forward cache reloads, one that is only shown again does not', () => {
  const platform = memoryPlatform();
  restoredEpic(null as never, null as never, { platform } as unknown as Dependencies).subscribe();
  platform.emit('shown');
  expect(platform.reloads).toBe(0);
  platform.emit('restored');
  expect(platform.reloads).toBe(1);
});

test.each([
  [true, 1],
  [false, 0],
])('the browser shows a page that was kept: %s', (persisted, times) => {
  const listener = jest.fn();
  const stop = browserPlatform.on('restored', listener);
  const event = Object.assign(new Event('pageshow'), { persisted });
  window.dispatchEvent(event);
  expect(listener).toHaveBeenCalledTimes(times);
  stop();
});
