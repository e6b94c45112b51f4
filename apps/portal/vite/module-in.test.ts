import { moduleIn } from './module-in';

/** As Vite's runner writes it. */
const written = (body: string) => new Function('__vite_ssr_dynamic_import__', `return ${body}`)();

test.each([
  '() => __vite_ssr_dynamic_import__("/src/features/claims/list/screen.ts")',
  'async () => (await __vite_ssr_dynamic_import__("/src/features/claims/list/screen.ts")).Screen',
])('%s is that module', (body) => {
  expect(moduleIn('/portal', written(body))).toBe('/portal/src/features/claims/list/screen.ts');
});

test('a function without one fails the build', () => {
  expect(() => moduleIn('/portal', () => null)).toThrow('No import() of a module');
});
