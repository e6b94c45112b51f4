import { inputKinds, planDay } from '@portal/domain';
import { readPatient, type TypedPatient } from '@portal/domain/mail-order';
import { useEffect, useRef, useState } from 'react';
import formRulesText from '../../../forms/form-rules.text';
import { ShortForm } from '../../../forms/short/ShortForm';
import { useShortForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import typedText from '../../../language/typed.text';
import { useClock } from '../../../platform';
import { type Failure, useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, useWait } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { asAction } from '../cart/actions.slice';
import authorizeText from './authorize.text';
import { AuthorizationForm } from './AuthorizationForm';
import { authorizing, type FoundPatient, patientSearch } from './family.requests';
import { nameOf } from './name-of';

const empty: TypedPatient = { givenName: '', familyName: '', month: '', day: '', year: '' };

/** Searches for an adult of the plan, who then signs what they allow. */
export function FindPatient() {
  const t = useText(authorizeText, formRulesText, typedText);
  const dispatch = useAppDispatch();
  const clock = useClock();
  /** The search whose answer is shown; what was found before this visit is not. */
  const [sent, setSent] = useState<TypedPatient | null>(null);
  const [signed, setSigned] = useState<FoundPatient | null>(null);
  const search = useAppSelector(patientSearch.select);
  const authorization = useSaving(asAction(authorizing), undefined, () => true);
  const isSigned = signed !== null && authorization.data !== undefined && authorization.isLast;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useShortForm({
    initial: empty,
    dateLegend: t('authorize.birthDate'),
    isBusy: search.status === 'loading',
    read: (typed) => {
      const read = readPatient(typed, planDay(clock.now()));
      if ('patient' in read) return { ready: { patient: read.patient, typed } };
      const errors = read.problems.map((problem) => {
        if (problem.field === 'birthDate') return problem.code;
        const { field, code } = problem;
        const message =
          code === 'missing'
            ? t(`authorize.missing.${field}`)
            : t(`formRules.${code}`, { most: inputKinds[field].most });
        return { name: field, message, isNameless: code !== 'missing' };
      });
      return { errors };
    },
    onTry: () => setSigned(null),
    onReady: ({ patient, typed }) => {
      setSent(typed);
      dispatch(patientSearch.requested({ body: patient }));
    },
  });
  const close = () => {
    setSent(null);
    form.startOver();
  };
  if (isSigned && sent !== null) close();
  // The form that had the focus is gone.
  useEffect(() => {
    if (isSigned) heading.current?.focus();
  }, [isSigned]);
  const answered = sent !== null && search.status === 'success' ? search.data : null;
  if (answered?.patient) {
    return <AuthorizationForm patient={answered.patient} onSent={setSigned} onDiscard={close} />;
  }
  const isNotFound = answered !== null && answered.patient === null && sent === form.typed;
  return (
    <>
      {isSigned && (
        <Alert tone="ok" role="status" title={t('authorize.done', { name: nameOf(signed) })}>
          <p>{t('authorize.doneHint', { name: nameOf(signed) })}</p>
        </Alert>
      )}
      <ShortForm
        form={form}
        className="card stack"
        aria-labelledby="find-patient"
        submit={t('authorize.find')}
        top={
          <>
            <h2 id="find-patient" tabIndex={-1} ref={heading}>
              {t('authorize.title')}
            </h2>
            <p className="mute">{t('authorize.lead')}</p>
            <ErrorSummary errors={form.errors} turn={form.turn} />
            {isNotFound && (
              <Alert tone="warn" role="alert" title={t('authorize.notFound')}>
                <p>{t('authorize.notFoundHint')}</p>
              </Alert>
            )}
            {sent && search.status === 'failure' && <SearchFailed failure={search.failure} />}
          </>
        }
        fields={[
          {
            kind: 'givenName',
            name: 'givenName',
            label: t('authorize.givenName'),
            autoComplete: 'off',
          },
          {
            kind: 'familyName',
            name: 'familyName',
            label: t('authorize.familyName'),
            autoComplete: 'off',
          },
          { kind: 'birthDate' },
        ]}
      />
    </>
  );
}

function SearchFailed({ failure }: { failure: Failure }) {
  const t = useText(authorizeText);
  const wait = useWait(failure);
  if (wait === null) return <Alert tone="bad" role="alert" title={t('authorize.searchFailed')} />;
  return (
    <Alert tone="warn" role="alert" title={t('authorize.tooMany')}>
      <p>
        {wait} {t('authorize.orCall')}
      </p>
    </Alert>
  );
}
