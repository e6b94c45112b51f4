import { render, screen } from '@testing-library/react';
import { type Language, TextProvider } from '../../language';
import { AreaField } from './AreaField';

const area = (language: Language, value: string) => (
  <TextProvider language={language}>
    <AreaField label="Text" rows={4} most={5} value={value} onChange={() => undefined} />
  </TextProvider>
);

test.each([
  ['en', 'abc', '2 characters left'],
  ['en', 'abcd', '1 character left'],
  ['en', '  abcde\u200b\n\n', '0 characters left'],
  ['en', 'abcdef', '1 character too many'],
  ['en', 'abcdefg', '2 characters too many'],
  ['es', 'abcd', 'Queda 1 carácter'],
  ['es', 'abc', 'Quedan 2 caracteres'],
  ['es', 'abcdef', 'Sobra 1 carácter'],
  ['es', 'abcdefg', 'Sobran 2 caracteres'],
] as const)('in %s, of %j it says: %s', (language, typed, line) => {
  render(area(language, typed));
  expect(screen.getByText(line)).toBeVisible();
});
