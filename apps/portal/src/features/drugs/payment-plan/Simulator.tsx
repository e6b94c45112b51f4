import { type FormEvent, useState } from 'react';
import { useClock } from '../../../platform';
import { usePlanYear } from '../../../session';
import type { MyDrugsAnswer } from '../my-drugs/my-drugs.requests';
import { FiguresForm } from './FiguresForm';
import { HelpCard } from './HelpCard';
import { JoinCards } from './JoinCards';
import { MonthsCard } from './MonthsCard';
import { figuresOf, monthText, type PlanForm, planOf, startMonths, wrongFields } from './plan-form';
import { SummaryCard } from './SummaryCard';

interface SimulatorProps {
  /** Undefined: the drugs did not load. */
  answer: MyDrugsAnswer | undefined;
  threshold: number;
}

/** The figures, preset from the member's own, and the months that follow from them. */
export function Simulator({ answer, threshold }: SimulatorProps) {
  const now = useClock().now();
  const { planYear: thisYear, showsNextYear } = usePlanYear();
  const drugs = answer?.drugs ?? [];
  const hasOwn = drugs.some(
    ({ toCome, nextYear }) => toCome.length + (nextYear?.toCome.length ?? 0),
  );
  const met = answer?.limits.outOfPocket.met ?? null;
  const preset: PlanForm = {
    costsFrom: hasOwn ? 'own' : 'other',
    monthly: '',
    start: monthText(thisYear, now.getMonth() + 1),
    paid: (met ?? 0).toFixed(2),
  };
  const [form, setForm] = useState(preset);
  const [shown, setShown] = useState<PlanForm | null>(hasOwn ? preset : null);
  const [turn, setTurn] = useState(0);
  const wrong = turn > 0 ? wrongFields(form) : [];
  const change = (part: Partial<PlanForm>) => {
    const isOtherYear = part.start && part.start.slice(0, 4) !== form.start.slice(0, 4);
    const isNext = part.start && Number(part.start.slice(0, 4)) > thisYear;
    // A new year begins with nothing paid.
    const paid = isOtherYear ? { paid: isNext ? '0.00' : preset.paid } : {};
    setForm({ ...form, ...paid, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTurn(turn + 1);
    if (wrongFields(form).length === 0) setShown(form);
  };
  const plan = shown && planOf(figuresOf(shown, drugs, thisYear), threshold);
  return (
    <>
      <div className="grid">
        <FiguresForm
          form={form}
          hasOwn={hasOwn}
          starts={startMonths(now, showsNextYear)}
          wrong={wrong}
          turn={turn}
          onChange={change}
          onSubmit={submit}
        />
        {plan && <SummaryCard plan={plan} />}
      </div>
      <div className="grid">
        {plan && <MonthsCard plan={plan} isNextYear={plan.year > thisYear} />}
        <div className="c4 stack s5">
          {plan && <HelpCard plan={plan} hasExtraHelp={answer?.hasExtraHelp ?? false} />}
          <JoinCards isNextYear={plan !== null && plan.year > thisYear} />
        </div>
      </div>
    </>
  );
}
