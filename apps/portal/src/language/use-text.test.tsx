import { render } from '@testing-library/react';
import { defineTexts } from './dictionary';
import { textOf, TextProvider, type Translate, useText } from './use-text';

const sampleText = defineTexts({
  'sample.english': { en: 'English only', es: '' },
  'sample.hello': { en: 'Hello, {name}', es: 'Hola, {name}' },
  'sample.call': { en: 'Call {phone} (TTY 711).', es: 'Llame al {phone} (TTY {tty}).' },
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

  test('a fetched text overrides the bundled one, in its language only', () => {
    const fetched = { 'sample.hello': 'Welcome, {name}' };
    expect(textOf({ language: 'en', fetched })('sample.hello', { name: 'Theo' })).toBe(
      'Welcome, Theo',
    );
  });

  test('a key without a text shows itself and is reported once', async () => {
    const onMissing = jest.fn();
    const t = textOf({ language: 'en', onMissing });
    expect([t('sample.none'), t('sample.none')]).toEqual(['sample.none', 'sample.none']);
    await Promise.resolve();
    expect(onMissing.mock.calls).toEqual([['sample.none']]);
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

  test('the letters and the digits of a TTY number stay on one line', () => {
    const phone = '1-800-555-0142';
    expect(textOf({ language: 'en' })('sample.call', { phone })).toBe(
      'Call 1-800-555-0142 (TTY\u00a0711).',
    );
    const { parts } = textOf({ language: 'es' });
    const { container } = render(<p>{parts('sample.call', { phone, tty: <b>711</b> })}</p>);
    expect(container.textContent).toBe('Llame al 1-800-555-0142 (TTY\u00a0711).');
  });

  test('a text that is missing in Spanish shows its English', () => {
    expect(textOf({ language: 'es' })('sample.english')).toBe('English only');
  });

  test('the compiler refuses a wrong key, a missing placeholder and a function that needs other texts', () => {
    const t = textOf({ language: 'en' }) as Translate<typeof sampleText>;
    const other = defineTexts({ 'other.title': { en: 'Other', es: 'Otro' } });
    const titleOf = (translate: Translate<typeof other>) => translate('other.title');
    // @ts-expect-error There is no such key.
    t('sample.helo');
    // @ts-expect-error The text has a placeholder.
    t('sample.hello');
    // @ts-expect-error Its placeholder has another name.
    t('sample.hello', { nombre: 'Marisol' });
    // @ts-expect-error `t` does not have the texts of `other`.
    titleOf(t);
    const Title = () => titleOf(useText(sampleText, other));
    expect(render(<Title />).container.innerHTML).toBe('Other');
  });
});
