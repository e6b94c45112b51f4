import { isUnknownYear, monthText, paidBy, paymentPlanOf, type PaymentPlan } from '@portal/domain';
import { useState } from 'react';
import { useHeldForm } from '../../../forms/short/use-short-form';
import { useFormat, useText } from '../../../language';
import { useToday } from '../../../platform';
import { usePlanYear } from '../../../plan';
import { OtherInsuranceNote } from '../../../plan/other-insurance/OtherInsuranceNote';
import { Alert } from '../../../ui';
import type { MyDrugsAnswer } from '../my-drugs/my-drugs.requests';
import { FiguresForm } from './FiguresForm';
import { HelpCard } from './HelpCard';
import { JoinCard, SameCard } from './JoinCards';
import { MonthsCard } from './MonthsCard';
import paymentPlanText from './payment-plan.text';
import { type CostsFrom, figuresOf, type PlanForm, startMonths, wrongFields } from './plan-form';
import { SummaryCard } from './SummaryCard';

/** A table of so many months is shorter than the cards next to it. */
const mostOfShortTable = 5;

interface SimulatorProps {
  /** Null: the drugs did not load. */
  answer: MyDrugsAnswer | null;
  /** What counts toward the out-of-pocket limit so far, in dollars; null when it is not known. */
  met: number | null;
  /** An answer that may know it is on its way. */
  isMetAwaited: boolean;
  /** The limit of a plan year in dollars; null when it is not known. */
  thresholdOf: (year: number) => number | null;
}

/** The figures, preset from the member's own, and the months that follow from them. */
export function Simulator({ answer, met, isMetAwaited, thresholdOf }: SimulatorProps) {
  const t = useText(paymentPlanText);
  const { planYear: thisYear, showsNextYear } = usePlanYear();
  const drugs = answer?.drugs ?? [];
  const hasOwn = drugs.some(
    ({ toCome, nextYear }) => toCome.length + (nextYear?.toCome.length ?? 0),
  );
  const presetPaid = (start: string) => paidBy(start, met, drugs, thisYear)?.toFixed(2) ?? '';
  const starts = startMonths(useToday(), showsNextYear);
  const [firstStart] = starts;
  const preset: PlanForm = {
    costsFrom: hasOwn ? 'own' : 'other',
    monthly: '',
    start: firstStart,
    paid: presetPaid(firstStart),
  };
  const [typed, setTyped] = useState<Partial<PlanForm>>({});
  const figures = { ...preset, paid: presetPaid(typed.start ?? firstStart), ...typed };
  const [submitted, setSubmitted] = useState<PlanForm | null>(null);
  const shown = submitted ?? (hasOwn && preset.paid ? preset : null);
  const change = (part: Partial<PlanForm>) => {
    const isOtherYear = part.start && part.start.slice(0, 4) !== figures.start.slice(0, 4);
    const { paid: _paid, ...others } = typed;
    // A new year begins with nothing paid; a typed amount stays in the same year.
    setTyped({ ...(isOtherYear ? others : typed), ...part });
  };
  const form = useHeldForm({
    typed: figures,
    onType: change,
    read: (entered) => {
      const errors = wrongFields(entered).map((name) => ({
        name,
        message: t(`paymentPlan.${name}Wrong`),
      }));
      return errors.length > 0 ? { errors } : { ready: entered };
    },
    onReady: setSubmitted,
  });
  const year = Number(shown?.start.slice(0, 4) ?? thisYear);
  const threshold = thresholdOf(year);
  const isYearUnknown = shown?.costsFrom === 'own' && isUnknownYear(shown.start, drugs, thisYear);
  const isUnknown = shown !== null && (threshold === null || isYearUnknown);
  const lacking = threshold === null ? 'Limit' : 'Year';
  const plan =
    shown && !isUnknown && threshold !== null
      ? paymentPlanOf(figuresOf(shown, drugs, thisYear), threshold)
      : null;
  const isNextYear = year > thisYear;
  // The columns end near each other, however many months the table has.
  const isShort = !plan || plan.months.length <= mostOfShortTable;
  return (
    <>
      {plan && shown && <PrintedFigures plan={plan} costsFrom={shown.costsFrom} />}
      {shown?.costsFrom === 'own' && <OtherInsuranceNote />}
      <div className="grid">
        <FiguresForm
          form={form}
          hasOwn={hasOwn}
          isPaidKnown={isMetAwaited || presetPaid(figures.start) !== ''}
          starts={starts}
        />
        {plan && <SummaryCard plan={plan} />}
        {isUnknown && (
          <div className="c8">
            <Alert tone="info" title={t(`paymentPlan.unknown${lacking}`, { year: String(year) })}>
              <p>{t(`paymentPlan.unknown${lacking}Text`)}</p>
            </Alert>
          </div>
        )}
      </div>
      <div className="grid">
        <div className="c8 stack s5 at-top">
          {plan && <MonthsCard plan={plan} isNextYear={isNextYear} />}
          {isShort && <SameCard />}
        </div>
        <div className="c4 stack s5 at-top">
          {plan && <HelpCard plan={plan} hasExtraHelp={answer?.hasExtraHelp ?? false} />}
          {!isShort && <SameCard />}
          <JoinCard isNextYear={isNextYear} />
        </div>
      </div>
    </>
  );
}

/** On paper, in place of the fields: the figures that are shown, which may not be those that are typed now. */
function PrintedFigures({ plan, costsFrom }: { plan: PaymentPlan; costsFrom: CostsFrom }) {
  const t = useText(paymentPlanText);
  const format = useFormat();
  const { year, firstMonth, costs } = plan;
  const [monthly = 0] = costs;
  const month = format.month(`${monthText(year, firstMonth)}-15`);
  return (
    <p className="only-print">
      {t(`paymentPlan.printed.${costsFrom}`, {
        monthly: format.money(monthly),
        start: t('paymentPlan.monthOfYear', { month, year: String(year) }),
      })}
    </p>
  );
}
