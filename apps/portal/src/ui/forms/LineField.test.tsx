import { type InputKind, inputKinds, kindOf } from '@portal/domain';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { LineField } from './LineField';

function Typed({ kind }: { kind: InputKind }) {
  const [value, setValue] = useState('');
  return <LineField kind={kind} name="typed" label="Typed" value={value} onChange={setValue} />;
}

/** What a paste brings along, from messages, cards, pages and password managers. */
const unusual: Readonly<Record<string, (typed: string) => string>> = {
  'marks of direction': (typed) => `\u202d${typed}\u202c`,
  'a zero-width blank': (typed) => `${typed}\u200b`,
  'blanks around it': (typed) => ` \u00a0${typed}\u2003`,
  'a line break': (typed) => `${typed}\n`,
  'other dashes': (typed) => typed.replaceAll('-', '\u2011'),
  'wide digits': (typed) =>
    typed.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
};

const kinds = (Object.keys(inputKinds) as InputKind[]).filter(
  (kind) => kindOf(kind).control === undefined && kind !== 'fileName',
);

test.each(kinds)('a %s is read as it is meant, whatever is pasted with it', async (kind) => {
  const { example, read } = kindOf(kind);
  const user = userEvent.setup();
  render(<Typed kind={kind} />);
  const field = screen.getByLabelText<HTMLInputElement>('Typed');
  expect(field.maxLength).toBe(-1);
  for (const [name, change] of Object.entries(unusual)) {
    await user.clear(field);
    await user.click(field);
    await user.paste(change(example));
    expect([name, read(field.value)]).toEqual([name, read(example)]);
    await user.tab();
    expect([name, read(field.value)]).toEqual([name, read(example)]);
    expect(field.value).not.toMatch(/[\u200b\u2011\u202c\u202d\u00a0\u2003]/);
  }
});

test.each<[InputKind, string, string]>([
  ['phone', '(612) 555-0142', '1-612-555-0142'],
  ['phone', '612-555', '612-555'],
  ['phone', 'call me (at home)', 'call me (at home)'],
  ['medicareNumber', '1eg4 te5 mk73', '1EG4-TE5-MK73'],
  ['memberId', ' evf-0042-1787', 'EVF-0042-1787'],
  ['code', '123-456', '123456'],
  ['email', 'mailto:name@example.com', 'name@example.com'],
  ['zip5', '55000-1234', '55000-1234'],
  ['subject', 'Bill \u2014 “more” than quoted', 'Bill \u2014 “more” than quoted'],
  ['familyName', 'García\u2011López', 'García-López'],
])('a %s %j is shown as %j when its field is left', async (kind, typed, shown) => {
  const user = userEvent.setup();
  render(<Typed kind={kind} />);
  const field = screen.getByLabelText<HTMLInputElement>('Typed');
  await user.type(field, typed);
  expect(field).toHaveValue(typed);
  await user.tab();
  expect(field).toHaveValue(shown);
});
