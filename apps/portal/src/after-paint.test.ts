const script = '<script type="module" src="/member/assets/index-1a.js"></script>';

/** Runs the script in a page whose scripts are deferred, in a tab that is seen or not. */
function open(visibility: DocumentVisibilityState) {
  document.head.innerHTML = '';
  document.body.innerHTML = `<template id="other">no</template><template id="deferred-scripts">${script}</template>`;
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  jest.isolateModules(() => jest.requireActual('./after-paint'));
}

afterEach(() => jest.restoreAllMocks());

test('adds the deferred scripts after the first paint', () => {
  jest.useFakeTimers();
  const paints: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => paints.push(paint));
  open('visible');
  jest.runAllTimers();
  expect(document.head.innerHTML).toBe('');
  for (const paint of paints) paint(0);
  expect(document.head.innerHTML).toBe('');
  jest.runAllTimers();
  expect(document.head.innerHTML).toBe(script);
});

test('adds them at once in a tab that is not seen, which is not painted', () => {
  open('hidden');
  expect(document.head.innerHTML).toBe(script);
});
