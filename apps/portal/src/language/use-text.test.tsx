import { render } from '@testing-library/react';
import { defineTexts, loadTextsInUse, splitTexts } from './dictionary';
import { textOf, TextProvider, useText } from './use-text';

const sampleText = defineTexts({
  'sample.hello': { en: 'Hello, {name}', es: 'Hola, {name}' },
  'sample.claims': {
    en: { one: '{count} claim', other: '{count} claims' },
    es: { one: '{count} reclamación', other: '{count} reclamaciones' },
  },
});

describe('texts', () => {
  test('values are filled in, and numbers are written in the language', () => {
    expect(textOf({ language: 'es' })('sample.hello', { name: 'Marisol' })).toBe('Hola, Marisol');
    expect(textOf({ language: 'en' })('sample.claims', { count: 1 })).toBe('1 claim');
    expect(textOf({ language: 'es' })('sample.claims', { count: 12000 })).toBe(
      '12,000 reclamaciones',
    );
  });

  test('a fetched text lies over the bundled one, in its language only', () => {
    const fetched = { 'sample.hello': 'Welcome, {name}' };
    expect(textOf({ language: 'en', fetched })('sample.hello', { name: 'Theo' })).toBe(
      'Welcome, Theo',
    );
  });

  test('a key that nothing defines throws and is named', () => {
    expect(() => textOf({ language: 'en' })('sample.none')).toThrow('"sample.none" in "en"');
  });

  test('parts of a page stand inside a sentence', () => {
    function Greeting() {
      return <p>{useText(sampleText).parts('sample.hello', { name: <b>Marisol</b> })}</p>;
    }
    const { container } = render(
      <TextProvider language="es">
        <Greeting />
      </TextProvider>,
    );
    expect(container.innerHTML).toBe('<p>Hola, <b>Marisol</b></p>');
  });

  test('in a build one language arrives, the other only when asked for, and a failed one again', async () => {
    let fails = true;
    const asked: string[] = [];
    const texts = splitTexts({
      en: async () => (asked.push('en'), { default: { 'split.key': 'English' } }),
      es: async () => {
        asked.push('es');
        if (fails) throw new Error('lost');
        return { default: { 'split.key': 'Español' } };
      },
    });
    await texts.load('en');
    await texts.load('en');
    expect(asked).toEqual(['en']);
    await expect(loadTextsInUse('es')).rejects.toThrow('lost');
    fails = false;
    await loadTextsInUse('es');
    expect(asked).toEqual(['en', 'es', 'es']);
    expect(textOf({ language: 'es' })('split.key')).toBe('Español');
  });
});
