import { firstValueFrom, of, throwError, toArray } from 'rxjs';
import type { Dependencies } from '../store';
import { memoryPlatform } from '../testing';
import { languageEpic, translationsEpic } from './language.epic';
import {
  languageAtStart,
  languageChanged,
  languageChosen,
  type LanguageState,
  translationsReceived,
} from '../language/language.slice';
import { startRequested } from './session.slice';
import { state$With } from './testing/epics';

const speaking = (language: LanguageState) => state$With({}, language);
const english: LanguageState = { language: 'en', fetched: {} };

describe('the language', () => {
  test.each([
    [undefined, 'en'],
    ['en-us', 'en'],
    ['es-es', 'es'],
    ['en-us,es-es', 'es'],
    ['fr-fr', 'en'],
  ] as const)('at the start, with the stored languages value %j, is %s', (languages, expected) => {
    const platform = memoryPlatform(languages ? { languages } : {});
    expect(languageAtStart(platform).language).toBe(expected);
  });

  test('chosen, is stored as choice and preference and then spoken', async () => {
    const platform = memoryPlatform();
    const epic = languageEpic(of(languageChosen('es')) as never, speaking(english), {
      platform,
    } as unknown as Dependencies);
    expect(await firstValueFrom(epic.pipe(toArray()))).toEqual([languageChanged('es')]);
    expect([platform.read('language'), platform.read('languages')]).toEqual(['es', 'es-es']);
  });
});

describe('fetched translations', () => {
  const asking = async (state: LanguageState, getEntries: jest.Mock) => {
    const api = (() => ({ getEntries })) as unknown as Dependencies['api'];
    const epic = translationsEpic(of(startRequested()) as never, speaking(state), {
      api,
    } as Dependencies);
    return firstValueFrom(epic.pipe(toArray()));
  };

  test('become a map of key to text, in the locale of the services', async () => {
    const getEntries = jest.fn(() => of([{ key: 'claims.title', translation: 'Sus recetas' }]));
    const spanish = { language: 'es', fetched: {} } as const;
    expect(await asking(spanish, getEntries)).toEqual([
      translationsReceived({ language: 'es', texts: { 'claims.title': 'Sus recetas' } }),
    ]);
    expect(getEntries).toHaveBeenCalledWith({ locale: 'es-ES' });
  });

  test('are asked for once per language, and are no loss when they fail', async () => {
    const getEntries = jest.fn(() => throwError(() => new Error('down')));
    expect(await asking({ language: 'en', fetched: { en: {} } }, getEntries)).toEqual([]);
    expect(getEntries).not.toHaveBeenCalled();
    expect(await asking(english, getEntries)).toEqual([]);
  });
});
