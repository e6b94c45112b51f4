import { isMeasured, mostDays } from '@portal/domain';
import { Fields } from '../../../forms/short/ShortForm';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import { useShortForm } from '../../../forms/short/use-short-form';
import { strengthText, useFormat, useLanguage, useText } from '../../../language';
import { Button } from '../../../ui';
import { daysLabel } from '../../../language/drug-amounts';
import amounts from '../../../language/drug-amounts.text';
import type { DrugOnList } from '../drug-labels';
import {
  type Fill,
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
  const form = useShortForm({
    initial: preset,
    isGiven: true,
    read: (texts) => {
      const fill = fillOf(texts, drug.drugForm);
      if (fill) return { ready: fill };
      const { quantity, days, zip } = problemsOf(texts, drug.drugForm);
      const { most, days: daysOfMost } = mostFor(texts, drug.drugForm);
      return {
        errors: [
          ...(quantity
            ? [
                {
                  name: 'quantity',
                  message: t(quantityKey(quantity, drug.drugForm), {
                    most: number(most),
                    days: daysLabel(daysOfMost, t),
                  }),
                },
              ]
            : []),
          ...(days
            ? [{ name: 'days', message: t('fillForm.daysWrong', { most: number(mostDays) }) }]
            : []),
          ...(zip ? [{ name: 'zip', message: t('fillForm.zipWrong') }] : []),
        ],
      };
    },
    onReady: onSubmit,
  });
  const place = useFirstErrorFocus(form);
  return (
    <form {...form.form} ref={place} className="stack no-print" aria-label={t('fillForm.what')}>
      <Fields
        form={form}
        fields={[
          {
            className: 'fill-fields',
            fields: [
              {
                kind: 'select',
                name: 'ndc',
                label: t('fillForm.strength'),
                options: drug.data.map(({ ndc, strength }) => ({
                  value: ndc,
                  label: strengthText(strength, language),
                })),
              },
              { kind: 'quantity', name: 'quantity', label: t('fillForm.quantity') },
              { kind: 'daysSupply', name: 'days', label: t('fillForm.days') },
              { kind: 'zip5', name: 'zip', label: t('fillForm.zip') },
            ],
          },
        ]}
      />
      {preset.zip === '' && <p className="hint">{t('fillForm.zipFirst')}</p>}
      <div className="row">
        <Button type="submit" icon="search">
          {t('fillForm.show')}
        </Button>
        <OwnLocation onFind={(zip) => form.send({ zip })} />
      </div>
    </form>
  );
}
