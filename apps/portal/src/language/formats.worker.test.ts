test('makes a formatter of dates and one of numbers, and ends', async () => {
  const close = jest.spyOn(globalThis, 'close').mockImplementation(() => {});
  const dates = jest.spyOn(Intl, 'DateTimeFormat');
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  await import('./formats.worker');
  expect(dates).toHaveBeenCalledWith('en-US');
  expect(numbers).toHaveBeenCalledWith('en-US');
  expect(close).toHaveBeenCalledTimes(1);
});
