import { depConstraints, platforms, scopes, types } from '../lint/boundaries.mjs';
import { projects } from './workspace';

const tables = { type: types, scope: scopes, platform: platforms } as Record<
  string,
  Record<string, string[]>
>;

describe('tags', () => {
  test.each(projects().map(({ folder, nx }) => [folder, nx?.tags ?? []] as const))(
    '%s has one type, one scope and one platform, each with a row in the tables',
    (_folder, tags) => {
      expect(tags.map((tag) => tag.split(':')[0]).sort()).toEqual(['platform', 'scope', 'type']);
      const withoutRow = tags.filter((tag) => {
        const [kind = '', value = ''] = tag.split(':');
        return !(value in (tables[kind] ?? {}));
      });
      expect(withoutRow).toEqual([]);
    },
  );

  test('every row of the tables belongs to a project', () => {
    const used = new Set(projects().flatMap(({ nx }) => nx?.tags ?? []));
    const rows = Object.entries(tables).flatMap(([kind, table]) =>
      Object.keys(table).map((value) => `${kind}:${value}`),
    );
    expect(rows.filter((row) => !used.has(row))).toEqual([]);
  });

  test.each([{ tests: false }, { tests: true }])('no rule is for everybody (%j)', (options) => {
    expect(JSON.stringify(depConstraints(options))).not.toContain('"*"');
  });
});
