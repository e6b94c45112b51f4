import { localDay } from '@portal/domain';
import { longestName, readPatient, type TypedPatient } from '@portal/domain/mail-order';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../language';
import typedDateText from '../../../language/typed-date.text';
import { useClock } from '../../../platform';
import { type Failure, useAppDispatch, useAppSelector } from '../../../store';
import { Alert, Button, TextField, useWait } from '../../../ui';
import { dateError, DateFields, ErrorSummary } from '../../../ui/forms';
import { useAction } from '../use-action';
import authorizeText from './authorize.text';
import { AuthorizationForm } from './AuthorizationForm';
import { authorizing, type FoundPatient, patientSearch } from './family.requests';
import { nameOf } from './name-of';

const names = ['givenName', 'familyName'] as const;
const empty: TypedPatient = { givenName: '', familyName: '', month: '', day: '', year: '' };

/** Searches for an adult of the plan, who then signs what they allow. */
export function FindPatient() {
  const t = useText(authorizeText, typedDateText);
  const dispatch = useAppDispatch();
  const clock = useClock();
  const [typed, setTyped] = useState(empty);
  const [turn, setTurn] = useState(0);
  /** The search whose answer is shown; what was found before this visit is not. */
  const [sent, setSent] = useState<TypedPatient | null>(null);
  const [signed, setSigned] = useState<FoundPatient | null>(null);
  const search = useAppSelector(patientSearch.select);
  const authorization = useAction(authorizing);
  const isSigned = signed !== null && authorization.data !== undefined && authorization.isLast;
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setSent(null);
    setTyped(empty);
    setTurn(0);
  };
  if (isSigned && sent !== null) close();
  // The form that had the focus is gone.
  useEffect(() => {
    if (isSigned) heading.current?.focus();
  }, [isSigned]);
  const answered = sent !== null && search.status === 'success' ? search.data : null;
  const read = readPatient(typed, localDay(clock.now()));
  const problems = turn > 0 && 'problems' in read ? read.problems : [];
  const errors = problems.map((problem) => {
    if (problem.field === 'birthDate') return dateError(problem.code, t('authorize.birthDate'), t);
    const { field: name, code } = problem;
    const message =
      code === 'tooLong'
        ? t('authorize.tooLong', { most: longestName })
        : t(`authorize.missing.${name}`);
    return { name, message };
  });
  const errorOf = (field: string) => errors.find(({ name }) => name === field)?.message;
  const enter = (change: Partial<TypedPatient>) => setTyped({ ...typed, ...change });
  const find = (event: FormEvent) => {
    event.preventDefault();
    setTurn(turn + 1);
    setSigned(null);
    if ('problems' in read) return;
    setSent(typed);
    dispatch(patientSearch.requested({ body: read.patient }));
  };
  if (answered?.patient) {
    return <AuthorizationForm patient={answered.patient} onSent={setSigned} onDiscard={close} />;
  }
  const isNotFound = answered !== null && answered.patient === null && sent === typed;
  return (
    <>
      {isSigned && (
        <Alert tone="ok" role="status" title={t('authorize.done', { name: nameOf(signed) })}>
          <p>{t('authorize.doneHint', { name: nameOf(signed) })}</p>
        </Alert>
      )}
      <form className="card stack" noValidate onSubmit={find} aria-labelledby="find-patient">
        <h2 id="find-patient" tabIndex={-1} ref={heading}>
          {t('authorize.title')}
        </h2>
        <p className="mute">{t('authorize.lead')}</p>
        <ErrorSummary errors={errors} turn={turn} />
        {isNotFound && (
          <Alert tone="warn" role="alert" title={t('authorize.notFound')}>
            <p>{t('authorize.notFoundHint')}</p>
          </Alert>
        )}
        {sent && search.status === 'failure' && <SearchFailed failure={search.failure} />}
        {names.map((field) => (
          <TextField
            key={field}
            name={field}
            autoComplete="off"
            label={t(`authorize.${field}`)}
            error={errorOf(field)}
            value={typed[field]}
            onChange={(event) => enter({ [field]: event.target.value })}
          />
        ))}
        <DateFields
          legend={t('authorize.birthDate')}
          typed={typed}
          problems={problems.flatMap((each) => (each.field === 'birthDate' ? [each.code] : []))}
          onChange={enter}
        />
        <div>
          <Button type="submit" busy={search.status === 'loading'}>
            {t('authorize.find')}
          </Button>
        </div>
      </form>
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
