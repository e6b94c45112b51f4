import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { renderPortal } from '../../testing';
import { Markdown } from '../../ui/Markdown';
import { MarkdownText } from './MarkdownText';

/** What the reader of Markdown makes of a text. */
const read = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container.innerHTML;

// Rendered without the portal around it, which loading the reader would need.
test.each([
  'One paragraph, with a number: 1-800-555-0142 (TTY 711).',
  '\nTwo paragraphs; $4.00 + 10 %.\n\nThe second - with a dash -\ngoes on: ¿qué está cubierto?\n',
  'Three\n \nof\n\n\nthem: a #1 at 9 > 8 o’clock = late!',
])('%j is plain: it needs no reader, and looks the same', (text) => {
  expect(render(<MarkdownText text={text} />).container.innerHTML).toBe(read(text));
});

test.each([
  '# Heading',
  'Heading\n===',
  'Heading\n---',
  '- item\n- item',
  '+ item',
  '* item',
  '1. item',
  '2) item',
  '> quoted',
  '~~~\ncode\n~~~',
  'Before:\n\n    code',
  'Before:\n\n\tcode',
  'line  \nbreak',
  'line\\\nbreak',
  '_emphasis_ and **more**',
  '`code`',
  '[link](/member/forms)',
  '<https://example.com>',
  '<b>left out</b>',
  'R&amp;D',
])('%j is read as Markdown', async (text) => {
  const expected = read(text);
  const { container } = await renderPortal('/member/login', {
    overrides: { 'content.getFooter': { body: { markdown: text, languageAssistance: null } } },
  });
  await waitFor(() => expect(container.querySelector('.notes')?.innerHTML).toBe(expected));
});
