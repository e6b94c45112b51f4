import { fireEvent, render, screen } from '@testing-library/react';
import { type Language, TextProvider } from '../../language';
import '../../language/typed.text';
import { ErrorSummary, type FieldError } from './ErrorSummary';
import './forms.text';

const summaryOf = (errors: readonly FieldError[], turn: number) => (
  <TextProvider language="en">
    <ErrorSummary errors={errors} turn={turn} />
  </TextProvider>
);

const focusFrame = jest.fn();
const inFrame = { name: 'card', message: 'Check the card details.', focus: focusFrame };

beforeEach(() => focusFrame.mockClear());

test('an error in a frame alone gives the frame the focus, which says what is wrong', () => {
  const { rerender } = render(summaryOf([], 0));
  rerender(summaryOf([inFrame], 1));
  expect(screen.getByRole('alert', { name: 'Fix 1 problem to continue' })).not.toHaveFocus();
  expect(focusFrame).toHaveBeenCalledTimes(1);
  rerender(summaryOf([inFrame], 2));
  expect(focusFrame).toHaveBeenCalledTimes(2);
});

test('with another error the summary of all has the focus', () => {
  const { rerender } = render(summaryOf([], 0));
  rerender(summaryOf([{ name: 'amount', message: 'Enter an amount.' }, inFrame], 1));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(focusFrame).not.toHaveBeenCalled();
});

test('a message that does not say what it is about follows the label of its field, in each language', () => {
  const nameless = { name: 'zip', message: '…', isNameless: true };
  const page = (language: Language) => (
    <TextProvider language={language}>
      <main>
        <ErrorSummary errors={[nameless]} turn={1} />
        <label htmlFor="zip">{language === 'en' ? 'ZIP code' : 'Código postal'}</label>
        <input id="zip" name="zip" />
      </main>
    </TextProvider>
  );
  const { rerender } = render(page('en'));
  expect(screen.getByRole('link', { name: 'ZIP code: …' })).toBeVisible();
  rerender(page('es'));
  expect(screen.getByRole('link', { name: 'Código postal: …' })).toBeVisible();
});

const twoForms = ['Home', 'Work'].map((label) => (
  <form key={label} aria-label={label}>
    <ErrorSummary errors={[{ name: 'phone', message: '…', isNameless: true }]} turn={1} />
    <label>
      {`${label} phone`}
      <input name="phone" />
    </label>
  </form>
));

test.each([
  ['on the page', <main key="main">{twoForms}</main>],
  ['in a dialog', <div key="dialog">{twoForms}</div>],
])(
  'of two forms with a field of the same name, each names and leads to its own, %s',
  (_, forms) => {
    render(<TextProvider language="en">{forms}</TextProvider>);
    fireEvent.click(screen.getByRole('link', { name: 'Work phone: …' }));
    expect(screen.getByLabelText('Work phone')).toHaveFocus();
    fireEvent.click(screen.getByRole('link', { name: 'Home phone: …' }));
    expect(screen.getByLabelText('Home phone')).toHaveFocus();
  },
);

test.each([
  ['Note (optional)', 'Note: …'],
  ['What happens? (optional)', 'What happens? …'],
])('the label "%s" is named without that it is optional', (label, link) => {
  render(
    <TextProvider language="en">
      <ErrorSummary errors={[{ name: 'note', message: '…', isNameless: true }]} turn={1} />
      <label>
        {label}
        <input name="note" />
      </label>
    </TextProvider>,
  );
  expect(screen.getByRole('link', { name: link })).toBeVisible();
});
