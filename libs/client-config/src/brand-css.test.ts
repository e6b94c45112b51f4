import { brandCss, clientCss } from './brand-css';
import { clientIds } from './clients';

describe('the style sheet of a client', () => {
  test('sets its values in one block for each theme, within the layer of the tokens', () => {
    expect(clientCss('ebms')).toBe(
      `@layer tokens {
[data-client="ebms"]:not([data-theme="b"]) {
  --brand: #9a3c12;
  --brand-strong: #702a0b;
  --brand-tint: #fbeae1;
  --bar: #23282c;
  --on-bar: #fff;
  --accent: #f08a4b;
  --on-accent: #14201f;
  --radius: 0.2rem;
  --focus-halo: #f08a4b;
}
[data-client="ebms"][data-theme="b"] {
  --brand: #9a3c12;
  --brand-strong: #702a0b;
  --brand-tint: #fbeae1;
  --bar: #23282c;
  --on-bar: #fff;
  --accent: #f5a876;
  --on-accent: #14201f;
  --radius: 1.2rem;
  --focus-halo: #f5a876;
  --panel: #fce8da;
  --hero: #fce8da;
}
}
`,
    );
  });

  test.each(clientIds)('of %s names no other client and is a valid file', (id) => {
    const css = clientCss(id);
    expect([...css.matchAll(/\[data-client="([^"]*)"\]/g)].map(([, name]) => name)).toEqual([
      id,
      id,
    ]);
    expect(css.match(/\{/g)).toHaveLength(3);
    expect(css.match(/\}/g)).toHaveLength(3);
    expect(css).not.toMatch(/undefined|null|NaN|<|url/);
  });

  test('all of them together are the sheet of the gallery', () => {
    for (const id of clientIds) expect(brandCss()).toContain(clientCss(id));
  });
});
