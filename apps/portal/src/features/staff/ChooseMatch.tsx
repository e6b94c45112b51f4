import { inputKinds, isSameMemberId, personName } from '@portal/domain';
import { purposes } from '@portal/contracts/staff';
import { Fields } from '../../forms/short/ShortForm';
import { useShortForm } from '../../forms/short/use-short-form';
import { useText } from '../../language';
import { useAppDispatch, useAppSelector } from '../../store';
import { Alert, Button } from '../../ui';
import { ErrorSummary } from '../../ui/forms';
import { MatchOption } from './MatchOption';
import { actFor, type Match } from './staff.requests';
import staffText from './staff.text';

/** One of the members who were found, why, and the start of acting for them. */
export function ChooseMatch({ members }: { members: readonly Match[] }) {
  const t = useText(staffText);
  const dispatch = useAppDispatch();
  const start = useAppSelector(actFor.select);
  const open = members.filter(({ canActFor }) => canActFor);
  // Until the member's page is there, the button stays busy: a second click must not start again.
  const isStarting = start.status === 'loading' || start.status === 'success';
  const form = useShortForm({
    initial: {
      match: (members.length === 1 && open[0]?.memberId) || '',
      purpose: '',
      reference: '',
    },
    isBusy: isStarting,
    read: ({ match, purpose, reference }) => {
      const known = purposes.find((each) => each === purpose);
      const { value, problem } = inputKinds.reference.read(reference);
      const isReference = problem === 'missing' || (value && !isSameMemberId(value, match));
      const errors = [
        ...(match ? [] : ['match' as const]),
        ...(known ? [] : ['purpose' as const]),
        ...(isReference ? [] : ['reference' as const]),
      ].map((name) => ({ name, message: t(`staff.error.${name}`) }));
      if (errors.length > 0 || !known) return { errors };
      const body = { memberId: match, purpose: known };
      return { ready: value ? { ...body, reference: value } : body };
    },
    onReady: (body) => dispatch(actFor.requested({ body })),
  });
  const chosen = open.find(({ memberId }) => memberId === form.typed.match);
  const name = chosen && personName(chosen.givenName, chosen.familyName);
  const isForChosen = start.input?.body.memberId === chosen?.memberId;
  return (
    <form {...form.form} className="stack" autoComplete="off">
      <ErrorSummary errors={form.errors} turn={form.turn} />
      <fieldset className="stack s2">
        <legend className="sr">{t('staff.which')}</legend>
        {members.map((member) => (
          <MatchOption
            key={member.memberId}
            member={member}
            checked={member.memberId === form.typed.match}
            onChoose={() => form.onType({ match: member.memberId })}
          />
        ))}
      </fieldset>
      {open.length > 0 && (
        <>
          <Fields
            form={form}
            fields={[
              {
                className: 'pair',
                fields: [
                  {
                    kind: 'select',
                    name: 'purpose',
                    label: t('staff.why'),
                    options: [
                      { value: '', label: t('staff.chooseWhy') },
                      ...purposes.map((value) => ({ value, label: t(`staff.purpose.${value}`) })),
                    ],
                  },
                  {
                    kind: 'reference',
                    name: 'reference',
                    label: t('staff.reference'),
                    placeholder: t('staff.optional'),
                  },
                ],
              },
            ]}
          />
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

/** Which words explain that acting did not start, by the status of the answer. */
function startFailureKey(status: number) {
  switch (status) {
    case 403:
      return 'staff.startRefused';
    case 404:
      return 'staff.startUnknown';
    case 409:
      return 'staff.startRunning';
    case 429:
      return 'staff.tooManyHint';
    default:
      return 'staff.startFailedHint';
  }
}
