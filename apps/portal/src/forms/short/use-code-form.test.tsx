import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextProvider } from '../../language';
import '../../language/typed.text';
import { ShortForm } from './ShortForm';
import { codeField, useCodeForm } from './use-code-form';

const sent = jest.fn();

function Example() {
  const form = useCodeForm({
    problem: 'Enter all 6 digits.',
    isBusy: false,
    onTry: () => undefined,
    onReady: sent,
  });
  return (
    <ShortForm form={form} submit="Confirm" fields={[codeField({ label: 'Code', hint: 'Hint' })]} />
  );
}

test('a code is sent as six digits, however it is pasted; anything else is not sent', async () => {
  const user = userEvent.setup();
  render(
    <TextProvider language="en">
      <Example />
    </TextProvider>,
  );
  const field = screen.getByLabelText('Code');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(field, '12345{Enter}');
  expect(screen.getByText('Enter all 6 digits.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.clear(field);
  await user.click(field);
  await user.paste('\u202d123\u00a0\u2013 456\u202c');
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith('123456');
});
