import { type FormEvent, useId } from 'react';
import { useFormat, useText } from '../../../language';
import { Button, SegmentedControl, Select } from '../../../ui';
import { ErrorSummary, MoneyField } from '../../../ui/forms';
import paymentPlanText from './payment-plan.text';
import type { PlanForm } from './plan-form';

interface FiguresFormProps {
  form: PlanForm;
  /** The member's own drugs have fills to come. */
  hasOwn: boolean;
  /** YYYY-MM */
  starts: readonly string[];
  wrong: readonly ('monthly' | 'paid')[];
  turn: number;
  onChange: (part: Partial<PlanForm>) => void;
  onSubmit: (event: FormEvent) => void;
}

/** Costs, first month and what is paid so far; nothing of it is sent. */
export function FiguresForm(props: FiguresFormProps) {
  const { form, hasOwn, starts, wrong, turn, onChange, onSubmit } = props;
  const t = useText(paymentPlanText);
  const format = useFormat();
  const id = useId();
  const messages = {
    monthly: t('paymentPlan.monthlyWrong'),
    paid: t('paymentPlan.paidWrong'),
  };
  const [first = ''] = starts;
  const isLater = form.start > first && form.start.slice(0, 4) === first.slice(0, 4);
  const errorOf = (name: 'monthly' | 'paid') => (wrong.includes(name) ? messages[name] : undefined);
  return (
    <form className="c4 card stack no-print" aria-labelledby={id} noValidate onSubmit={onSubmit}>
      <h2 id={id}>{t('paymentPlan.figures')}</h2>
      <ErrorSummary errors={wrong.map((name) => ({ name, message: messages[name] }))} turn={turn} />
      {hasOwn && (
        <SegmentedControl
          legend={t('paymentPlan.costsFrom')}
          value={form.costsFrom}
          options={[
            { value: 'own', label: t('paymentPlan.own') },
            { value: 'other', label: t('paymentPlan.other') },
          ]}
          onChange={(costsFrom) => onChange({ costsFrom })}
        />
      )}
      {form.costsFrom === 'own' ? (
        <p className="mute small">{t('paymentPlan.ownHint')}</p>
      ) : (
        <MoneyField
          name="monthly"
          label={t('paymentPlan.monthly')}
          hint={t('paymentPlan.monthlyHint')}
          error={errorOf('monthly')}
          value={form.monthly}
          onChange={(monthly) => onChange({ costsFrom: 'other', monthly })}
        />
      )}
      <Select
        name="start"
        label={t('paymentPlan.start')}
        value={form.start}
        onChange={(event) => onChange({ start: event.target.value })}
      >
        {starts.map((start) => (
          <option key={start} value={start}>
            {t('paymentPlan.monthOfYear', {
              month: format.month(`${start}-15`),
              year: start.slice(0, 4),
            })}
          </option>
        ))}
      </Select>
      <MoneyField
        name="paid"
        label={t('paymentPlan.paid')}
        hint={
          hasOwn && isLater
            ? t('paymentPlan.paidHintLater', { month: format.month(`${form.start}-15`) })
            : t('paymentPlan.paidHint')
        }
        error={errorOf('paid')}
        value={form.paid}
        onChange={(paid) => onChange({ paid })}
      />
      <Button type="submit">{t('paymentPlan.show')}</Button>
      <p className="small mute">{t('paymentPlan.nothingSent')}</p>
    </form>
  );
}
