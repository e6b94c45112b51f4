import { lightAreas } from './light-areas';

interface Definition {
  type: string;
  [part: string]: unknown;
}

/** Every kind of schema inside a schema: 'object', 'array', 'pipe' … */
function kindsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const definition = (part as { _zod?: { def: Definition } })._zod?.def;
  if (definition) return [definition.type, ...Object.values(definition).flatMap(kindsIn)];
  return Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype
    ? Object.values(part).flatMap(kindsIn)
    : [];
}

test.each(lightAreas)('no answer of the area "%s" is changed by its schema', async (area) => {
  const module = (await import(`@portal/contracts/${area}`)) as Record<string, unknown>;
  const responses = Object.values(module[area] as Record<string, { response: unknown }>);
  const kinds = responses.flatMap(({ response }) => kindsIn(response));
  expect(kinds).toContain('object');
  expect(kinds.filter((kind) => ['pipe', 'transform', 'default', 'catch'].includes(kind))).toEqual(
    [],
  );
});
