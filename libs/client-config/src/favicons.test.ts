import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientIds } from './clients';
import { faviconPath, faviconSvg } from './favicons';

const served = join(__dirname, '../../../apps/portal/public');
const icons = clientIds.flatMap((id) => (['a', 'b'] as const).map((theme) => [id, theme] as const));

describe('the icons of the clients', () => {
  test.each(icons)('the file of %s in theme %s is what its brand gives', (id, theme) => {
    const file = readFileSync(join(served, faviconPath(id, theme)), 'utf8');
    // When a colour or a logo changed: npm run favicons -w @portal/client-config
    expect(file).toBe(faviconSvg(id, theme));
  });

  test('no file is left over from a client that is gone', () => {
    const wanted = icons.map(([id, theme]) => faviconPath(id, theme));
    const found = readdirSync(join(served, 'brands')).map((name) => `brands/${name}`);
    expect(found.sort()).toEqual(wanted.sort());
  });

  test('no two are the same, not even those of one client in the two themes', () => {
    expect(new Set(icons.map((icon) => faviconSvg(...icon))).size).toBe(icons.length);
  });

  test.each(icons)('that of %s in theme %s needs no style sheet and loads nothing', (id, theme) => {
    const svg = faviconSvg(id, theme);
    expect(svg).not.toMatch(/class=|style|href|url\(|<script|undefined/);
    const shapes = svg.split('\n').slice(1, -2);
    expect(shapes.filter((shape) => !/ fill="(#[0-9a-f]{3,6}|none)"/.test(shape))).toEqual([]);
  });
});
