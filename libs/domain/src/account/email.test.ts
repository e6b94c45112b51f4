import { emailProblem } from './email';

test.each([
  ['new@example.com', undefined],
  [' new@example.com ', undefined],
  ['niña@correo.example.mx', undefined],
  ['', 'missing'],
  ['   ', 'missing'],
  ['new@example', 'email'],
  ['new example@example.com', 'email'],
  ['📧', 'email'],
  ["o'brien+rx@example.co.uk", undefined],
  ['名前@例え.jp', undefined],
  ['उदाहरण@example.com', undefined],
  ['<b>@x', 'email'],
  ['<b>bold</b>@example.com', 'email'],
  ['"a b"@example.com', 'email'],
  ['ana📧@example.com', 'email'],
  ['1️⃣@example.com', 'email'],
  ['ana@exa😀mple.com', 'email'],
  ['ana@example..com', 'email'],
  ['ana\u202e@example.com', undefined],
  ['mailto:new@example.com', undefined],
  ['\u2066old@example.com\u2069', 'same'],
  [`${'a'.repeat(64)}@example.com`, undefined],
  [`${'a'.repeat(65)}@example.com`, 'emailLength'],
  [`ana@${'a'.repeat(60)}.${'b'.repeat(200)}.com`, 'emailLength'],
  ['Old@Example.com', 'same'],
])('the new address “%s” has the problem %s', (typed, problem) => {
  expect(emailProblem(typed, 'old@example.com')).toBe(problem);
});

test('an address that is not confirmed yet can be confirmed', () => {
  expect(emailProblem('old@example.com', undefined)).toBeUndefined();
});
