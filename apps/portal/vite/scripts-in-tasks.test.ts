import { scriptsInTasks } from './scripts-in-tasks.ts';

const { handler } = scriptsInTasks().transformIndexHtml as { handler: (html: string) => string };

test('what the page starts with becomes scripts, before the script that imports them', () => {
  const html = handler(`<head>
    <script type="module" crossorigin src="/member/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/member/assets/frameworks.js">
    <link rel="modulepreload" crossorigin href="/member/assets/libs.js">
    <link rel="stylesheet" crossorigin href="/member/assets/index.css">
  </head>`);
  expect([...html.matchAll(/<(script|link)[^>]*\/(\w+\.\w+)"/g)].map(([, , name]) => name)).toEqual(
    ['frameworks.js', 'libs.js', 'index.js', 'index.css'],
  );
  expect(html).not.toContain('modulepreload');
  expect(html).toContain(
    '<script type="module" crossorigin src="/member/assets/libs.js"></script>',
  );
});

test('a preload that is written in another way ends the build', () => {
  expect(() => handler('<link href="/member/assets/libs.js" rel="modulepreload" />')).toThrow(
    'unknown way',
  );
});

test('a page with one script stays as it is', () => {
  const html = '<head><script type="module" src="/member/assets/card.js"></script></head>';
  expect(handler(html)).toBe(html);
});
