import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFiles, faviconPath, logoPath } from './brand-files';
import { brandOf } from './brands';
import { clientIds } from './clients';

const folder = join(import.meta.dirname, '../logos');
const logoNames = readdirSync(folder).sort();
const readLogo = (name: string) => readFileSync(join(folder, name), 'utf8');
const files = brandFiles(readLogo);
const icons = clientIds.flatMap((id) => [faviconPath(id, 'a'), faviconPath(id, 'b')]);

describe('the logos', () => {
  test('every client has its own, and no file is left over', () => {
    expect(new Set(clientIds.map((id) => brandOf(id).logo)).size).toBe(clientIds.length);
    const used = [...files.keys()].filter((path) => !icons.includes(path));
    expect(used.sort()).toEqual(logoNames.map((name) => logoPath(name as `${string}.svg`)));
    expect(new Set(logoNames.map(readLogo)).size).toBe(logoNames.length);
  });

  test.each(logoNames)('%s takes its colours from the page that shows it', (name) => {
    const logo = readLogo(name);
    expect(logo).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">');
    expect(logo).toContain('<g id="logo">');
    expect(logo).toMatch(/fill="var\(--logo-brand, /);
    const colours = [...logo.matchAll(/var\((--[\w-]+)/g)].map(([, colour]) => colour);
    const known = ['--logo-brand', '--logo-accent', '--logo-line'];
    expect(colours.filter((colour) => !known.includes(`${colour}`))).toEqual([]);
  });

  test.each(logoNames)('%s is small, has a colour for each shape and loads nothing', (name) => {
    const logo = readLogo(name);
    expect(logo.length).toBeLessThan(1800);
    expect(logo).not.toMatch(/class=|style|href|url\(|<script/);
    expect(shapesOf(logo).filter((shape) => !/ fill="/.test(shape))).toEqual([]);
  });

  test.each(logoNames)('%s stays within its field', (name) => {
    expect(shapesOf(readLogo(name)).filter((shape) => !isWithinField(shape))).toEqual([]);
  });
});

describe('the icons', () => {
  test('are different for each client and theme', () => {
    expect(new Set(icons.map((icon) => files.get(icon))).size).toBe(icons.length);
  });

  test.each(icons)('%s has its colours written out and loads nothing', (icon) => {
    const svg = files.get(icon) ?? '';
    expect(svg).not.toMatch(/var\(|class=|style|href|url\(|<script|undefined/);
    const fills = shapesOf(svg).filter((shape) => !/ fill="(#[0-9a-f]{3,6}|none)"/.test(shape));
    expect(fills).toEqual([]);
  });

  test('the tile is larger than the logo', () => {
    expect(files.get(faviconPath('common', 'a'))).toMatch(/viewBox="-3 -3 46 46".*\s+.*\s+<rect/);
    expect(files.get(faviconPath('common', 'b'))).toMatch(/viewBox="-8 -8 56 56".*\s+.*\s+<circle/);
  });
});

function shapesOf(svg: string): string[] {
  return svg.match(/<(path|circle|rect)\b[^>]*>/g) ?? [];
}

/** Circles and rectangles are on the field of 40 by 40; a path begins on it. */
function isWithinField(shape: string): boolean {
  const at = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(shape)?.[1]);
  const inside = (...values: number[]) => values.every((value) => value >= 0 && value <= 40);
  if (shape.startsWith('<circle')) {
    const [x, y, r] = [at('cx'), at('cy'), at('r')];
    return inside(x - r, x + r, y - r, y + r);
  }
  if (shape.startsWith('<rect')) {
    return inside(at('x'), at('y'), at('x') + at('width'), at('y') + at('height'));
  }
  const start = / d="M(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)/.exec(shape);
  return start !== null && inside(Number(start[1]), Number(start[2]));
}
