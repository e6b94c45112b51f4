import { firstValueFrom, NEVER, of, toArray } from 'rxjs';
import { chunkTimeoutMs } from '../platform';
import type { Dependencies } from '../store';
import { memoryPlatform } from '../testing';
import { textsByLanguage } from './dictionary';
import { languageEpic } from './language.epic';
import {
  languageAtStart,
  languageChanged,
  languageChosen,
  languageLoadFailed,
} from './language.slice';

const emittedBy = (platform = memoryPlatform()) =>
  firstValueFrom(
    languageEpic(
      of(languageChosen('es')) as never,
      NEVER as never,
      {
        platform,
      } as unknown as Dependencies,
    ).pipe(toArray()),
  );

test.each([
  [undefined, 'en'],
  ['en-us', 'en'],
  ['es-es', 'es'],
  ['en-us,es-es', 'es'],
  ['fr-fr', 'en'],
] as const)('with the stored languages value %j the language is %s', (languages, expected) => {
  const platform = memoryPlatform(languages ? { languages } : {});
  expect(languageAtStart(platform).language).toBe(expected);
});

test.each([
  [{}, 'es'],
  [{ languages: 'en-us' }, 'en'],
] as const)('on a Spanish page, with %j stored, the language is %s', (stored, expected) => {
  const platform = memoryPlatform(stored, { language: 'es' });
  expect(languageAtStart(platform).language).toBe(expected);
});

test('a chosen language is stored as choice and preference, and then changes', async () => {
  const platform = memoryPlatform();
  expect(await emittedBy(platform)).toEqual([languageChanged('es')]);
  expect([platform.read('language'), platform.read('languages')]).toEqual(['es', 'es-es']);
  expect(platform.remembered).toEqual({ language: 'es-es' });
});

test('a language whose texts do not load is neither stored nor changed', async () => {
  textsByLanguage({
    en: async () => ({ default: {} }),
    es: () => Promise.reject(new Error('lost')),
  });
  const platform = memoryPlatform();
  expect(await emittedBy(platform)).toEqual([languageLoadFailed()]);
  expect(platform.read('language')).toBeNull();
});

test('texts that do not arrive within the time of a chunk count as failed', async () => {
  jest.useFakeTimers();
  textsByLanguage({ en: async () => ({ default: {} }), es: () => new Promise(() => {}) });
  const actions = emittedBy();
  await jest.advanceTimersByTimeAsync(chunkTimeoutMs);
  expect(await actions).toEqual([languageLoadFailed()]);
  jest.useRealTimers();
});
