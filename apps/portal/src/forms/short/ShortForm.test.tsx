import { inputKinds, readTypedDate, type TypedDate } from '@portal/domain';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TextProvider } from '../../language';
import '../../language/typed.text';
import { ErrorSummary, type FieldError } from '../../ui/forms';
import '../../ui/forms/forms.text';
import { ShortForm } from './ShortForm';
import { useShortForm } from './use-short-form';

interface Typed extends TypedDate {
  zip: string;
}

function Example({ verbatim = [] }: { verbatim?: readonly string[] }) {
  const [refused, setRefused] = useState<FieldError[]>([]);
  const form = useShortForm({
    initial: { zip: '', month: '', day: '', year: '' } as Typed,
    dateLegend: 'Birth date',
    read: (typed) => {
      const zip = inputKinds.zip5.read(typed.zip).value;
      const { problems } = readTypedDate(typed, '2026-11-05');
      if (zip && problems.length === 0) return { ready: zip };
      return {
        errors: [...(zip ? [] : [{ name: 'zip', message: 'Enter a ZIP code.' }]), ...problems],
      };
    },
    verbatim,
    refused,
    onReady: () => setRefused([{ name: 'zip', message: 'No one lives there.' }]),
  });
  return (
    <main>
      <ErrorSummary errors={form.errors} turn={form.turn} />
      <ShortForm
        form={form}
        aria-label="Example"
        submit="Send"
        fields={[{ kind: 'zip5', name: 'zip', label: 'ZIP code' }, { kind: 'birthDate' }]}
      />
    </main>
  );
}

function open(props?: Parameters<typeof Example>[0]) {
  const user = userEvent.setup();
  render(
    <TextProvider language="en">
      <Example {...props} />
    </TextProvider>,
  );
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  return { user, type };
}

const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

const errorAt = (label: string) =>
  screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

test('before a try, a field that is left with something in it says what is wrong with it', async () => {
  const { user, type } = open();
  await type('ZIP code', '5');
  expect(errorAt('ZIP code')).toBe(false);
  await user.tab();
  expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription('Enter a ZIP code.');
  expect(screen.queryByRole('alert')).toBeNull();
  await type('ZIP code', '55000');
  expect(errorAt('ZIP code')).toBe(false);
});

test('before a try, an empty field that is left says nothing; of a date that was begun, a part does', async () => {
  const { user, type } = open();
  await user.click(screen.getByLabelText('ZIP code'));
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(['ZIP code', 'Month', 'Day', 'Year'].filter(errorAt)).toEqual([]);
  await type('Month', '3');
  await user.tab();
  await user.tab();
  expect(['ZIP code', 'Month', 'Day', 'Year'].filter(errorAt)).toEqual(['Day']);
});

test('an error goes when it is mended, and a new one comes when its field is left', async () => {
  const { user, type } = open();
  await user.click(screen.getByText('Send'));
  expect(shown()).toEqual([
    'Enter a ZIP code.',
    'Birth date: Enter the month, the day and the year.',
  ]);
  await type('ZIP code', '55000');
  expect(shown()).toEqual(['Birth date: Enter the month, the day and the year.']);
  await type('ZIP code', '5500');
  expect(shown()).toEqual(['Birth date: Enter the month, the day and the year.']);
  await user.tab();
  expect(shown()).toEqual([
    'Enter a ZIP code.',
    'Birth date: Enter the month, the day and the year.',
  ]);
});

test('of a date that is typed again, only the parts that were left are said to be wrong', async () => {
  const { user, type } = open();
  await type('ZIP code', '55000');
  await user.click(screen.getByText('Send'));
  await type('Month', '3');
  expect(shown()).toEqual([]);
  await type('Day', '32');
  expect(shown()).toEqual([]);
  await type('Year', '2031');
  expect(shown()).toEqual(['Birth date: Enter a day from 1 to 31.']);
  await type('Day', '2');
  expect(shown()).toEqual(['Birth date: Enter a year that is not in the future.']);
});

test('leaving a field for a button moves nothing; the try says what is wrong', async () => {
  const { user, type } = open();
  await user.click(screen.getByText('Send'));
  await type('ZIP code', '55000');
  await type('ZIP code', '5');
  await user.tab();
  await type('Month', '3');
  await user.click(screen.getByLabelText('ZIP code'));
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByText('Send'));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('a refusal of what Enter sent stays, with the focus, until another answer is typed', async () => {
  const { type } = open();
  await type('Month', '3');
  await type('Day', '2');
  await type('Year', '1987');
  await type('ZIP code', '５５０００{Enter}');
  expect(screen.getByLabelText('ZIP code')).toHaveValue('55000');
  expect(shown()).toEqual(['No one lives there.']);
  expect(screen.getByRole('alert')).toHaveFocus();
  await type('ZIP code', '55001');
  expect(shown()).toEqual([]);
});

test('control characters are named at their field, whatever its kind', async () => {
  const { user, type } = open();
  await user.click(screen.getByLabelText('ZIP code'));
  await user.paste('55000\u0007');
  await type('Month', '3');
  await type('Year', '1978');
  await user.click(screen.getByLabelText('Day'));
  await user.paste('2\u0000');
  await user.click(screen.getByText('Send'));
  const sentence = 'Remove the hidden characters. Type the text again instead of pasting it.';
  expect(shown()).toEqual([`ZIP code: ${sentence}`, `Birth date: ${sentence}`]);
  expect(screen.getByLabelText('Day')).toBeInvalid();
  expect(screen.getAllByText(sentence, { selector: 'form *' })).toHaveLength(2);
});

test('in a field that takes them, control characters are not what is wrong', async () => {
  const { user } = open({ verbatim: ['zip'] });
  await user.click(screen.getByLabelText('ZIP code'));
  await user.paste('5\u0007');
  await user.click(screen.getByText('Send'));
  expect(shown()[0]).toBe('Enter a ZIP code.');
});
