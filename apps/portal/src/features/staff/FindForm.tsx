import { isDateProblem, planDay } from '@portal/domain';
import { ShortForm } from '../../forms/short/ShortForm';
import { useShortForm } from '../../forms/short/use-short-form';
import { useText } from '../../language';
import { useClock } from '../../platform';
import { useAppDispatch, useAppSelector } from '../../store';
import { ErrorSummary } from '../../ui/forms';
import { nothingTyped, queryOf } from './find-form';
import { memberSearch } from './staff.requests';
import staffText from './staff.text';

/** By member id, or by name with birth date. Nothing that is typed is stored, or in a URL. */
export function FindForm({ onOtherKind }: { onOtherKind: () => void }) {
  const t = useText(staffText);
  const clock = useClock();
  const dispatch = useAppDispatch();
  const isSearching = useAppSelector(memberSearch.select).status === 'loading';
  const form = useShortForm({
    initial: nothingTyped,
    dateLegend: t('staff.birthDate'),
    read: (typed) => {
      const read = queryOf(typed, planDay(clock.now()));
      if ('query' in read) return { ready: read.query };
      const errors = read.errors.map((error) =>
        isDateProblem(error) ? error : { name: error, message: t(`staff.error.${error}`) },
      );
      return { errors };
    },
    isBusy: isSearching,
    onReady: (body) => void dispatch(memberSearch.requested({ body })),
  });
  const { by } = form.typed;
  return (
    <>
      <ErrorSummary errors={form.errors} turn={form.turn} />
      <ShortForm
        form={form}
        autoComplete="off"
        aria-label={t('staff.form')}
        submit={t('staff.find')}
        button={{ icon: 'search' }}
        ways={
          <span className="small mute">
            {by === 'name' && t('staff.allNeeded')} {t('staff.notInUrl')}
          </span>
        }
        fields={[
          {
            kind: 'segments',
            name: 'by',
            label: t('staff.by'),
            options: (['memberId', 'name'] as const).map((value) => ({
              value,
              label: t(`staff.by.${value}`),
            })),
            onChoose: () => {
              form.forgive();
              onOtherKind();
            },
          },
          by === 'memberId' && {
            kind: 'memberId',
            name: 'memberId',
            label: t('staff.by.memberId'),
            hint: t('staff.memberIdHint'),
          },
          by === 'name' && {
            className: 'pair',
            fields: (['givenName', 'familyName'] as const).map((name) => ({
              kind: name,
              autoComplete: 'off',
              name,
              label: t(`staff.${name}`),
            })),
          },
          by === 'name' && { kind: 'birthDate' },
        ]}
      />
    </>
  );
}
