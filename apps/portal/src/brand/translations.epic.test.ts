import type { UnknownAction } from '@reduxjs/toolkit';
import { firstValueFrom, of, throwError, toArray } from 'rxjs';
import {
  clientTranslationsReceived,
  languageChanged,
  type LanguageState,
  selectFetchedTexts,
  translationsReceived,
} from '../language';
import type { Epic } from '../store';
import { featuresReceived, startRequested } from '../session';
import { apiOf, features, outside, state$With, stateWith } from '../session/testing/epics';
import { clientTranslationsEpic, translationsEpic } from './translations.epic';

const language = (more: Partial<LanguageState> = {}): LanguageState => ({
  language: 'en',
  fetched: {},
  fetchedForClient: {},
  ...more,
});
const spanish = language({ language: 'es' });
const entries = [{ key: 'claims.title', translation: 'Sus recetas' }];
const texts = { 'claims.title': 'Sus recetas' };
const down = () => throwError(() => new Error('down'));

const run = (epic: Epic, action: UnknownAction, state: LanguageState, call: jest.Mock) =>
  firstValueFrom(
    epic(
      of(action),
      state$With({ client: 'university' }, state),
      outside(apiOf({ getEntries: call, getClientEntries: call })),
    ).pipe(toArray()),
  );

describe('the general translations', () => {
  test('become a map of key to text, in the locale of the services', async () => {
    const call = jest.fn(() => of(entries));
    expect(await run(translationsEpic, startRequested(), spanish, call)).toEqual([
      translationsReceived({ language: 'es', texts }),
    ]);
    expect(call).toHaveBeenCalledWith({ locale: 'es-ES' });
  });

  test('are requested once per language, and a failure changes nothing', async () => {
    const call = jest.fn(down);
    const known = language({ fetched: { en: {} } });
    expect(await run(translationsEpic, startRequested(), known, call)).toEqual([]);
    expect(call).not.toHaveBeenCalled();
    expect(await run(translationsEpic, startRequested(), language(), call)).toEqual([]);
  });
});

describe('the translations of a client', () => {
  test.each([featuresReceived(features), languageChanged('es')])(
    'are requested when the client is known and when the language changes: $type',
    async (action) => {
      const call = jest.fn(() => of(entries));
      expect(await run(clientTranslationsEpic, action, spanish, call)).toEqual([
        clientTranslationsReceived({ language: 'es', texts }),
      ]);
      const input = { locale: 'es-ES', requestKey: 'mrxportal', level3Client: 'university' };
      expect(call).toHaveBeenCalledWith(input);
    },
  );

  test('are requested once per language, and a failure changes nothing', async () => {
    const call = jest.fn(down);
    const known = language({ fetchedForClient: { en: {} } });
    expect(await run(clientTranslationsEpic, featuresReceived(features), known, call)).toEqual([]);
    expect(call).not.toHaveBeenCalled();
    const lost = run(clientTranslationsEpic, featuresReceived(features), language(), call);
    expect(await lost).toEqual([]);
  });

  test('override the general ones, key by key', () => {
    const state = stateWith(
      {},
      language({
        fetched: { en: { 'shell.register': 'Sign up', 'shell.survey': 'Questions' } },
        fetchedForClient: { en: { 'shell.register': 'Join' } },
      }),
    );
    expect(selectFetchedTexts(state)).toEqual({
      'shell.register': 'Join',
      'shell.survey': 'Questions',
    });
  });
});
