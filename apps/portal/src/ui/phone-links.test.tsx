import { render, screen } from '@testing-library/react';
import { withPhoneLinks } from './phone-links';

jest.mock('./PhoneLink', () => ({
  PhoneLink: ({ number }: { number: string }) => <a href={`tel:${number}`}>{number}</a>,
}));

test.each([
  ['Call 1-612-555-0101 today.', ['1-612-555-0101']],
  ['In danger call 911, or 988.', ['911', '988']],
  ['You paid $988.00 and $911.', []],
  ['1,988 people, room 9-988, 988.5 miles, 1-612-555-01019', []],
])('in %j the phone numbers are %j', (text, numbers) => {
  render(<p>{withPhoneLinks(text)}</p>);
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(numbers);
});

test('the letters and the digits of a TTY number stay on one line', () => {
  const { container } = render(
    <p>{withPhoneLinks('Call 1-612-555-0101 (TTY 711), TTY and 711.')}</p>,
  );
  expect(container.textContent).toBe('Call 1-612-555-0101 (TTY\u00a0711), TTY and 711.');
});
