import {
  loadTextsInUse,
  setPageLanguage,
  textAt,
  textsByLanguage,
  TextsLoadError,
  withTexts,
} from './dictionary';
import type { Language } from './language-codes';

/** A text file as the build splits it; `requested` names each download. */
function splitFile(key: string) {
  const requested: Language[] = [];
  const file = { fails: false, requested };
  const load = (language: Language) => async () => {
    requested.push(language);
    if (file.fails) throw new Error('Failed to fetch');
    return { default: { [key]: `${key} in ${language}` } };
  };
  return { file, texts: { en: load('en'), es: load('es') } };
}

afterEach(() => setPageLanguage('en'));

describe('texts split by language', () => {
  test('arrive with the code that uses them, once, in the language of the page', async () => {
    const { file, texts } = splitFile('split.with');
    setPageLanguage('es');
    const code = async () => 'the code';
    expect(await Promise.all([withTexts(code, [texts]), withTexts(code, [texts])])).toEqual([
      'the code',
      'the code',
    ]);
    expect(file.requested).toEqual(['es']);
    expect(textAt('es', 'split.with')).toBe('split.with in es');
  });

  test('a change of language loads those of all code that is here, and later code follows', async () => {
    const { file, texts } = splitFile('split.change');
    textsByLanguage(texts);
    await loadTextsInUse('en');
    await loadTextsInUse('es');
    await loadTextsInUse('en');
    expect(file.requested).toEqual(['en', 'es']);
    await loadTextsInUse('es');
    const later = splitFile('split.later');
    await withTexts(async () => null, [later.texts]);
    expect(later.file.requested).toEqual(['es']);
  });

  test('code that arrives after a change of language comes in the new one', async () => {
    const { file, texts } = splitFile('split.race');
    let arrive = () => {};
    const loading = withTexts(async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      textsByLanguage(texts);
    }, [texts]);
    await loadTextsInUse('es');
    arrive();
    await loading;
    expect(file.requested).toEqual(['en', 'es']);
  });

  test('that do not arrive fail as TextsLoadError, and are requested again', async () => {
    const { file, texts } = splitFile('split.lost');
    file.fails = true;
    const loading = withTexts(async () => null, [texts]);
    await expect(loading).rejects.toBeInstanceOf(TextsLoadError);
    await expect(loading).rejects.toThrow('Failed to fetch');
    file.fails = false;
    await withTexts(async () => null, [texts]);
    expect(file.requested).toEqual(['en', 'en']);
  });
});
