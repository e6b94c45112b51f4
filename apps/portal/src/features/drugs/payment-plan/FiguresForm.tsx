import { useId } from 'react';
import { controlOf, Fields } from '../../../forms/short/ShortForm';
import type { OpenShortForm } from '../../../forms/short/use-short-form';
import { useFormat, useText } from '../../../language';
import { Button } from '../../../ui';
import { ErrorSummary, MoneyField } from '../../../ui/forms';
import paymentPlanText from './payment-plan.text';
import type { PlanForm } from './plan-form';

interface FiguresFormProps {
  form: OpenShortForm<PlanForm>;
  /** The member's own drugs have fills to come. */
  hasOwn: boolean;
  /** It is known what is paid by the first month. */
  isPaidKnown: boolean;
  /** YYYY-MM */
  starts: readonly string[];
}

/** Costs, first month and what is paid so far; nothing of it is sent. */
export function FiguresForm({ form, hasOwn, isPaidKnown, starts }: FiguresFormProps) {
  const t = useText(paymentPlanText);
  const format = useFormat();
  const id = useId();
  const { costsFrom, start } = form.typed;
  const [first = ''] = starts;
  const isLater = start > first && start.slice(0, 4) === first.slice(0, 4);
  const hint = !isPaidKnown
    ? t('paymentPlan.paidHintUnknown')
    : hasOwn && isLater
      ? t('paymentPlan.paidHintLater', { month: format.month(`${start}-15`) })
      : t('paymentPlan.paidHint');
  return (
    <form {...form.form} className="c4 card stack no-print" aria-labelledby={id}>
      <h2 id={id}>{t('paymentPlan.figures')}</h2>
      <ErrorSummary errors={form.errors} turn={form.turn} />
      <Fields
        form={form}
        fields={[
          hasOwn && {
            kind: 'segments',
            name: 'costsFrom',
            label: t('paymentPlan.costsFrom'),
            options: [
              { value: 'own', label: t('paymentPlan.own') },
              { value: 'other', label: t('paymentPlan.other') },
            ],
          },
          costsFrom === 'own' ? (
            <p key="own" className="mute small">
              {t('paymentPlan.ownHint')}
            </p>
          ) : (
            <MoneyField
              key="monthly"
              {...controlOf(form, 'monthly')}
              label={t('paymentPlan.monthly')}
              hint={t('paymentPlan.monthlyHint')}
              onChange={(monthly) => form.onType({ costsFrom: 'other', monthly })}
            />
          ),
          {
            kind: 'select',
            name: 'start',
            label: t('paymentPlan.start'),
            options: starts.map((value) => ({
              value,
              label: t('paymentPlan.monthOfYear', {
                month: format.month(`${value}-15`),
                year: value.slice(0, 4),
              }),
            })),
          },
          <MoneyField
            key="paid"
            {...controlOf(form, 'paid')}
            label={t('paymentPlan.paid')}
            hint={hint}
          />,
        ]}
      />
      <Button type="submit">{t('paymentPlan.show')}</Button>
      <p className="small mute">{t('paymentPlan.nothingSent')}</p>
    </form>
  );
}
