import { useState } from 'react';
import { Combobox, SearchInput, SegmentedControl, Select, TextField } from '../ui';
import {
  AreaField,
  CheckField,
  DateFields,
  ErrorSummary,
  FieldGroup,
  MoneyField,
  PickOne,
} from '../ui/forms';
import { Part } from './Part';

const drugs = [
  { id: '1', text: 'Atorvastatin', note: 'Generic' },
  { id: '2', text: 'Lipestra', note: 'Brand' },
];
const states = [
  { name: 'usual', more: {} },
  { name: 'withHint', more: { hint: 'Five digits.' } },
  { name: 'wrong', more: { hint: 'Five digits.', error: 'Enter a ZIP code of five digits.' } },
] as const;
const none = () => undefined;

/** Fields of every kind: empty, filled, with a hint, with an error, disabled. */
export function FieldStates() {
  const [drug, setDrug] = useState('');
  const [days, setDays] = useState<'30' | '90'>('30');
  const [payment, setPayment] = useState<'card' | 'bank' | 'expired'>('card');
  const [checked, setChecked] = useState(false);
  return (
    <>
      <Part title="Text fields: usual, with a hint, with an error, disabled">
        {states.map(({ name, more }) => (
          <TextField key={name} name={name} label="ZIP code" {...more} />
        ))}
        <TextField name="disabled" label="ZIP code" value="55000" disabled readOnly />
        <SearchInput name="search" label="Search messages" />
        <AreaField label="Your answer" rows={4} most={20} value="Thank you" onChange={none} />
        <MoneyField name="amount" label="Amount" value="40.50" onChange={none} />
        <MoneyField
          name="wrongAmount"
          label="Amount"
          error="Enter an amount above $0.00."
          value="0"
          onChange={none}
        />
      </Part>
      <Part title="Choices: usual, with an error, disabled">
        <Select name="state" label="State">
          <option>Choose one</option>
        </Select>
        <Select name="wrongState" label="State" error="Choose a state.">
          <option>Choose one</option>
        </Select>
        <Select name="disabledState" label="State" disabled>
          <option>Minnesota</option>
        </Select>
        <Combobox
          name="drug"
          label="Drug name"
          hint="Type 3 letters, then pick from the list."
          value={drug}
          options={drug.length > 2 ? drugs : []}
          listLabel="Drugs"
          status={drug.length > 2 ? '2 drugs' : ''}
          onType={setDrug}
          onChoose={({ text }) => setDrug(text)}
        />
        <SegmentedControl
          legend="Days of supply"
          value={days}
          options={[
            { value: '30', label: '30 days' },
            { value: '90', label: '90 days' },
          ]}
          onChange={setDays}
        />
        <PickOne
          name="payment"
          legend="How do you want to pay?"
          value={payment}
          picks={[
            { value: 'card', label: 'Visa ending in 4242', hint: 'Good through 09/2029' },
            { value: 'bank', label: 'Bank account', figure: '$40.50' },
            { value: 'expired', label: 'Mastercard ending in 4444', disabled: true },
          ]}
          onChange={setPayment}
        />
        <PickOne
          name="unpicked"
          legend="How do you want to pay?"
          error="Choose a way to pay."
          value={null}
          picks={[{ value: 'card', label: 'Visa ending in 4242' }]}
          onChange={none}
        />
        <CheckField name="agree" label="I agree" checked={checked} onChange={setChecked} />
        <CheckField
          name="unchecked"
          label="I agree"
          error="Agree before you go on."
          checked={false}
          onChange={none}
        />
      </Part>
      <Part title="Groups, and all errors of a form">
        <ErrorSummary
          turn={0}
          errors={[
            { name: 'wrong', message: 'Enter a ZIP code of five digits.' },
            { name: 'unpicked', message: 'Choose a way to pay.' },
          ]}
        />
        <DateFields
          legend="Birth date"
          problems={[]}
          typed={{ month: '03', day: '02', year: '1978' }}
          onChange={none}
        />
        <DateFields
          legend="Birth date"
          problems={['dayTo28']}
          typed={{ month: '02', day: '30', year: '1978' }}
          onChange={none}
        />
        <FieldGroup legend="When do you want to pay?" error="Choose a day.">
          <TextField name="day" label="Day" type="date" />
        </FieldGroup>
      </Part>
    </>
  );
}
