import { type FormEvent, useCallback, useState } from 'react';
import { useText } from '../../../language';
import { Button, Select, TextField } from '../../../ui';
import type { DrugOnList } from '../drug-labels';
import { type Fill, fillOf, type FillTexts, problemsOf } from './fill-form';
import { OwnLocation } from './OwnLocation';
import priceText from './price.text';

const quantityTexts = {
  missing: 'price.quantityWrong',
  notAboveZero: 'price.quantityWrong',
  notWhole: 'price.quantityWhole',
  tooMuch: 'price.quantityMuch',
} as const;

interface FillFormProps {
  drug: DrugOnList;
  preset: FillTexts;
  onSubmit: (fill: Fill) => void;
}

/** Strength, quantity, days and ZIP code of the fill to price. */
export function FillForm({ drug, preset, onSubmit }: FillFormProps) {
  const t = useText(priceText);
  const [texts, setTexts] = useState(preset);
  const [isChecked, setChecked] = useState(fillOf(preset, drug.drugForm) === null);
  const problems = isChecked ? problemsOf(texts, drug.drugForm) : {};
  const set = (name: keyof FillTexts) => (event: { target: { value: string } }) =>
    setTexts({ ...texts, [name]: event.target.value });
  const handleZip = useCallback((zip: string) => setTexts((before) => ({ ...before, zip })), []);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const fill = fillOf(texts, drug.drugForm);
    if (fill) return onSubmit(fill);
    const [first] = Object.keys(problemsOf(texts, drug.drugForm));
    const field = first ? event.currentTarget.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form
      noValidate
      className="stack no-print"
      onSubmit={handleSubmit}
      aria-label={t('price.what')}
    >
      <div className="fill-fields">
        <Select label={t('price.strength')} name="ndc" value={texts.ndc} onChange={set('ndc')}>
          {drug.data.map((item) => (
            <option key={item.ndc} value={item.ndc}>
              {item.strength}
            </option>
          ))}
        </Select>
        <TextField
          label={t('price.quantity')}
          name="quantity"
          inputMode="decimal"
          value={texts.quantity}
          error={problems.quantity && t(quantityTexts[problems.quantity])}
          onChange={set('quantity')}
        />
        <TextField
          label={t('price.days')}
          name="days"
          inputMode="numeric"
          value={texts.days}
          error={problems.days && t('price.daysWrong')}
          onChange={set('days')}
        />
        <TextField
          label={t('price.zip')}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          value={texts.zip}
          error={problems.zip && t('price.zipWrong')}
          onChange={set('zip')}
        />
      </div>
      <OwnLocation onFind={handleZip} />
      <div>
        <Button type="submit" icon="search">
          {t('price.show')}
        </Button>
      </div>
    </form>
  );
}
