import { applyPreferences, preferencesOf } from './apply-preferences';

test.each([
  ['nothing', '', {}, { language: 'en', textSize: 'base' }],
  [
    'both cookies',
    '',
    { language: 'es-es', fontSize: 'large' },
    { language: 'es', textSize: 'large' },
  ],
  ['a query before a cookie', 'language=en', { language: 'es-es' }, { language: 'en' }],
  ['a query by its preference', 'language=ES-ES', {}, { language: 'es' }],
  [
    'the cookie when the query has another language',
    'language=english',
    { language: 'es-es' },
    { language: 'es' },
  ],
  [
    'the default when neither is valid',
    'language="><script>',
    { language: '"><b>' },
    { language: 'en' },
  ],
])('a page goes by %s', (_what, query, cookies, expected) => {
  expect(preferencesOf(new URLSearchParams(query), cookies)).toMatchObject(expected);
});

test('an unknown text size is the smallest', () => {
  expect(preferencesOf(new URLSearchParams(), { fontSize: '"><b>' }).textSize).toBe('base');
});

test.each(['<html lang="en">', '<html data-elsewhere="/payments" lang="en" data-client="ebms">'])(
  '%s has both on its root element',
  (page) => {
    const applied = applyPreferences(page, { language: 'es', textSize: 'largest' });
    expect(applied).toContain('lang="es" class="largest"');
    expect(applied).not.toContain('lang="en"');
  },
);
