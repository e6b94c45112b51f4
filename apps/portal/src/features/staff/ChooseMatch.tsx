import { isSameMemberId, personName, tidyName } from '@portal/domain';
import { purposes } from '@portal/contracts/staff';
import { type FormEvent, useState } from 'react';
import { useText } from '../../language';
import { useAppDispatch, useAppSelector } from '../../store';
import { Alert, Button, Select } from '../../ui';
import { ErrorSummary, LineField } from '../../ui/forms';
import { startFailureKey } from './start-failure';
import { MatchOption } from './MatchOption';
import { actFor, type Match } from './staff.requests';
import staffText from './staff.text';

type FormError = 'match' | 'purpose' | 'reference';

/** One of the members who were found, why, and the start of acting for them. */
export function ChooseMatch({ members }: { members: readonly Match[] }) {
  const t = useText(staffText);
  const dispatch = useAppDispatch();
  const start = useAppSelector(actFor.select);
  const open = members.filter(({ canActFor }) => canActFor);
  const [memberId, setMemberId] = useState(members.length === 1 ? open[0]?.memberId : undefined);
  const [purpose, setPurpose] = useState('');
  const [reference, setReference] = useState('');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [turn, setTurn] = useState(0);
  const chosen = open.find((each) => each.memberId === memberId);
  const name = chosen && personName(chosen.givenName, chosen.familyName);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const known = purposes.find((each) => each === purpose);
    const typed = tidyName(reference);
    const isReference =
      /^([A-Za-z0-9][A-Za-z0-9-]{0,29})?$/.test(typed) &&
      !isSameMemberId(typed, chosen?.memberId ?? '');
    setErrors([
      ...(chosen ? [] : ['match' as const]),
      ...(known ? [] : ['purpose' as const]),
      ...(isReference ? [] : ['reference' as const]),
    ]);
    if (!chosen || !known || !isReference) return setTurn(turn + 1);
    const body = { memberId: chosen.memberId, purpose: known };
    dispatch(actFor.requested({ body: typed ? { ...body, reference: typed } : body }));
  };
  const errorOf = (error: FormError) =>
    errors.includes(error) ? t(`staff.error.${error}`) : undefined;
  const isForChosen = start.input?.body.memberId === chosen?.memberId;
  // Until the member's page is there, the button stays busy: a second click must not start again.
  const isStarting = start.status === 'loading' || start.status === 'success';

  return (
    <form className="stack" noValidate autoComplete="off" onSubmit={submit}>
      <ErrorSummary
        errors={errors.map((name) => ({ name, message: t(`staff.error.${name}`) }))}
        turn={turn}
      />
      <fieldset className="stack s2">
        <legend className="sr">{t('staff.which')}</legend>
        {members.map((member) => (
          <MatchOption
            key={member.memberId}
            member={member}
            checked={member.memberId === memberId}
            onChoose={() => setMemberId(member.memberId)}
          />
        ))}
      </fieldset>
      {open.length > 0 && (
        <>
          <div className="pair">
            <Select
              label={t('staff.why')}
              name="purpose"
              value={purpose}
              error={errorOf('purpose')}
              onChange={(event) => setPurpose(event.target.value)}
            >
              <option value="">{t('staff.chooseWhy')}</option>
              {purposes.map((each) => (
                <option key={each} value={each}>
                  {t(`staff.purpose.${each}`)}
                </option>
              ))}
            </Select>
            <LineField
              kind="shortText"
              label={t('staff.reference')}
              name="reference"
              value={reference}
              placeholder={t('staff.optional')}
              error={errorOf('reference')}
              onChange={setReference}
            />
          </div>
          {start.status === 'failure' && isForChosen && (
            <Alert tone="bad" role="alert" title={t('staff.startFailed')}>
              <p>{t(startFailureKey(start.failure.status))}</p>
            </Alert>
          )}
          <div className="row">
            <Button type="submit" size="large" busy={isStarting}>
              {/* One item of the button's row, so that its gap does not part the words. */}
              <span>{name ? t('staff.view', { name }) : t('staff.viewChosen')}</span>
            </Button>
            <span className="small mute">{t('staff.ends')}</span>
          </div>
        </>
      )}
    </form>
  );
}
