import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import './ui.text';
import { Markdown } from './Markdown';

const html = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container.innerHTML;

test('headings, paragraphs, lists and emphasis become elements', () => {
  expect(html('## Notices\n\nRead **all** of *this*.\n\n- one\n- two')).toBe(
    '<h2>Notices</h2><p>Read <strong>all</strong> of <em>this</em>.</p>' +
      '<ul class="bullets"><li><p>one</p></li><li><p>two</p></li></ul>',
  );
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an element with a handler', 'Hi <img src=x onerror=alert(1)> there'],
  ['a script URL', '[Press](javascript:alert(1))'],
  ['a data URL', '[Press](data:text/html,x)'],
  ['a disguised URL of another host', '[Press](//evil.example)'],
  ['the same with a backslash', '[Press](/\\\\evil.example)'],
  ['a picture', '![alt](https://evil.example/pixel.gif)'],
])('%s never reaches the page', (_what, text) => {
  expect(html(text)).not.toMatch(/<(script|img|a)\b|onerror|javascript:|href/);
});

test('links to screens stay in the portal, others open in a new tab', () => {
  expect(html('[Here](/member/contact)')).toMatch(/^<p><a href="\/member\/contact"[^>]*>Here<\/a>/);
  expect(html('[Here](/member/contact)')).not.toContain('target');
  expect(html('[There](https://there.example/)')).toContain('target="_blank"');
  expect(html('[Call](tel:711)')).toBe('<p><a class="num" dir="ltr" href="tel:711">Call</a></p>');
});

test('a phone number in the text can be pressed, one in a link is not a link again', () => {
  expect(html('Call 1-800-555-0142 (TTY 711).')).toBe(
    '<p>Call <a class="num" dir="ltr" href="tel:18005550142">1-800-555-0142</a> (TTY&nbsp;711).</p>',
  );
  expect(html('[1-800-555-0142](tel:18005550142)')).toBe(
    '<p><a class="num" dir="ltr" href="tel:18005550142">1-800-555-0142</a></p>',
  );
});

test('other digits stay as they are', () => {
  expect(html('PO box 9110, claim 21-800-555-01423')).not.toContain('href');
});
