import { render, screen } from '@testing-library/react';
import { TextProvider } from '../../language';
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
