import { logosVersion } from './logos-version';

const bundle = {
  'brands/common.svg': { source: '<svg id="a"/>' },
  'brands/university.svg': { source: new TextEncoder().encode('<svg/>') },
  'assets/main-1234.js': { source: '1' },
};

test('another logo is another version, so that the worker caches it again', () => {
  const before = logosVersion(bundle);
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  expect(logosVersion({ ...bundle, 'assets/main-1234.js': { source: '2' } })).toBe(before);
  const other = { ...bundle, 'brands/common.svg': { source: '<svg id="b"/>' } };
  expect(logosVersion(other)).not.toBe(before);
});
