import { isMeasured } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { strengthText, useFormat, useLanguage, useText } from '../../../language';
import { Button, Select } from '../../../ui';
import { focusField, LineField } from '../../../ui/forms';
import { daysLabel } from '../../../language/drug-amounts';
import amounts from '../../../language/drug-amounts.text';
import type { DrugOnList } from '../drug-labels';
import {
  type Fill,
  filledProblemsOf,
  fillOf,
  type FillProblems,
  type FillTexts,
  mostFor,
  problemsOf,
} from './fill-form';
import { OwnLocation } from './find/OwnLocation';
import fillFormText from './fill-form.text';

const quantityTexts = {
  missing: 'fillForm.quantityWrong',
  notAboveZero: 'fillForm.quantityWrong',
  notWhole: 'fillForm.quantityWhole',
  tooMuch: 'fillForm.quantityMuch',
} as const;

const quantityKey = (problem: NonNullable<FillProblems['quantity']>, form: string) =>
  problem !== 'notNumber'
    ? quantityTexts[problem]
    : isMeasured(form)
      ? 'fillForm.quantityDigits'
      : 'fillForm.quantityWhole';

interface FillFormProps {
  drug: DrugOnList;
  preset: FillTexts;
  onSubmit: (fill: Fill) => void;
}

/** Strength, quantity, days and ZIP code of the fill to price. */
export function FillForm({ drug, preset, onSubmit }: FillFormProps) {
  const t = useText(fillFormText, amounts);
  const { number } = useFormat();
  const language = useLanguage();
  const [texts, setTexts] = useState(preset);
  const [checked, setChecked] = useState<'none' | 'filled' | 'all'>(() =>
    Object.keys(filledProblemsOf(preset, drug.drugForm)).length > 0 ? 'filled' : 'none',
  );
  const problems = {
    none: () => ({}) as FillProblems,
    filled: filledProblemsOf,
    all: problemsOf,
  }[checked](texts, drug.drugForm);
  const { most, days } = mostFor(texts, drug.drugForm);
  const set = (name: keyof FillTexts) => (typed: string) => setTexts({ ...texts, [name]: typed });
  const price = (next: FillTexts) => {
    setTexts(next);
    setChecked('all');
    const fill = fillOf(next, drug.drugForm);
    if (fill) onSubmit(fill);
    return fill !== null;
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (price(texts)) return;
    const [first] = Object.keys(problemsOf(texts, drug.drugForm));
    if (first) focusField(event.currentTarget, first);
  };
  return (
    <form
      noValidate
      className="stack no-print"
      onSubmit={handleSubmit}
      aria-label={t('fillForm.what')}
    >
      <div className="fill-fields">
        <Select
          label={t('fillForm.strength')}
          name="ndc"
          value={texts.ndc}
          onChange={(event) => set('ndc')(event.target.value)}
        >
          {drug.data.map((item) => (
            <option key={item.ndc} value={item.ndc}>
              {strengthText(item.strength, language)}
            </option>
          ))}
        </Select>
        <LineField
          kind="quantity"
          label={t('fillForm.quantity')}
          name="quantity"
          value={texts.quantity}
          error={
            problems.quantity &&
            t(quantityKey(problems.quantity, drug.drugForm), {
              most: number(most),
              days: daysLabel(days, t),
            })
          }
          onChange={set('quantity')}
        />
        <LineField
          kind="daysSupply"
          label={t('fillForm.days')}
          name="days"
          value={texts.days}
          error={problems.days && t('fillForm.daysWrong')}
          onChange={set('days')}
        />
        <LineField
          kind="zip5"
          label={t('fillForm.zip')}
          name="zip"
          value={texts.zip}
          error={problems.zip && t('fillForm.zipWrong')}
          onChange={set('zip')}
        />
      </div>
      {preset.zip === '' && <p className="hint">{t('fillForm.zipFirst')}</p>}
      <div className="row">
        <Button type="submit" icon="search">
          {t('fillForm.show')}
        </Button>
        <OwnLocation onFind={(zip) => price({ ...texts, zip })} />
      </div>
    </form>
  );
}
