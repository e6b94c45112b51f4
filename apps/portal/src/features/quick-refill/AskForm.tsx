import { isDateProblem, planDay } from '@portal/domain';
import {
  type QuickRefillDetails,
  readQuickRefill,
  type TypedQuickRefill,
} from '@portal/domain/mail-order';
import { ShortForm } from '../../forms/short/ShortForm';
import { useShortForm } from '../../forms/short/use-short-form';
import { useText } from '../../language';
import { useClock } from '../../platform';
import type { Failure } from '../../store';
import { ErrorSummary } from '../../ui/forms';
import { NotFound } from './NotFound';
import quickRefillText from './quick-refill.text';

interface AskFormProps {
  isSearching: boolean;
  failure: Failure | undefined;
  onAsk: (details: QuickRefillDetails) => void;
}

const nothingTyped: TypedQuickRefill = {
  rxNumber: '',
  by: 'birthDate',
  month: '',
  day: '',
  year: '',
  zip: '',
};

export function AskForm({ isSearching, failure, onAsk }: AskFormProps) {
  const t = useText(quickRefillText);
  const clock = useClock();
  const form = useShortForm({
    initial: nothingTyped,
    dateLegend: t('quickRefill.by.birthDate'),
    read: (typed) => {
      const read = readQuickRefill(typed, planDay(clock.now()));
      if ('details' in read) return { ready: read.details };
      const errors = read.errors.map((error) =>
        isDateProblem(error) ? error : { name: error, message: t(`quickRefill.error.${error}`) },
      );
      return { errors };
    },
    isBusy: isSearching,
    onReady: onAsk,
  });
  const { by } = form.typed;
  return (
    <>
      <ErrorSummary errors={form.errors} turn={form.turn} />
      {failure && form.errors.length === 0 && <NotFound failure={failure} by={by} />}
      <ShortForm
        form={form}
        autoComplete="off"
        aria-label={t('quickRefill.form')}
        submit={t('quickRefill.find')}
        button={{ size: 'large' }}
        ways={<span className="small mute">{t('quickRefill.nothingYet')}</span>}
        fields={[
          {
            kind: 'homeDeliveryRx',
            name: 'rxNumber',
            label: t('quickRefill.rxNumber'),
            hint: t('quickRefill.rxNumberHint'),
          },
          {
            kind: 'segments',
            name: 'by',
            label: t('quickRefill.by'),
            options: (['birthDate', 'zip'] as const).map((value) => ({
              value,
              label: t(`quickRefill.by.${value}`),
            })),
          },
          by === 'zip'
            ? {
                kind: 'zip5',
                name: 'zip',
                label: t('quickRefill.by.zip'),
                hint: t('quickRefill.zipHint'),
                autoComplete: 'off',
              }
            : { kind: 'birthDate', hint: t('quickRefill.whose') },
        ]}
      />
    </>
  );
}
