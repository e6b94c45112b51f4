import '../../../forms/form-screen.css';
import {
  type AccessScope,
  accessScopes,
  type InvitationProblem,
  invitationProblemsOf,
  invitationToSend,
  type TypedInvitation,
} from '@portal/domain/family-access';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { dateText, type Translate, useFormat, useLanguage, useText } from '../../../language';
import formRulesText from '../../../forms/form-rules.text';
import screenTitlesText from '../../../language/screen-titles.text';
import { useSession } from '../../../session';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Alert, Button, ButtonLink, NotConfirmed, TextField } from '../../../ui';
import { CheckField, ErrorSummary, FieldGroup } from '../../../ui/forms';
import { AdultsOnly } from '../AdultsOnly';
import { inviting } from '../access.requests';
import { ScopeText } from '../ScopeText';
import peopleText from '../people/people.text';
import inviteText from './invite.text';

const empty: TypedInvitation = { name: '', email: '', isAdult: false, scopes: [] };

/** /member/family-access/invite: whom the member invites, and for what. */
export function InviteScreen() {
  const t = useText(inviteText, peopleText, screenTitlesText);
  const { emulation } = useSession();
  const [turn, setTurn] = useState(0);
  const remote = useAppSelector(inviting.select);
  const isSent = turn > 0 && remote.status === 'success';
  return (
    <div className="stack s5">
      <div className="stack s1">
        <h1>{t('screens.familyAccessInvite')}</h1>
        {!isSent && <p className="mute">{t('invite.lead')}</p>}
        <p>
          <Link to="/member/family-access">{t('invite.back')}</Link>
        </p>
      </div>
      <AdultsOnly>
        {emulation ? (
          <Alert tone="info" title={t('people.readOnly')} />
        ) : isSent ? (
          <Sent {...remote.data.person} />
        ) : (
          <InviteForm onSend={() => setTurn(turn + 1)} />
        )}
      </AdultsOnly>
    </div>
  );
}

function Sent({ email, endsAt }: { email: string; endsAt: string }) {
  const t = useText(inviteText);
  const format = useFormat();
  const date = dateText(endsAt, format.longDate, '');
  return (
    <>
      <Alert tone="ok" role="status" title={t('invite.sent')}>
        <p>{t('invite.sentTo', { email, date })}</p>
      </Alert>
      <div>
        <ButtonLink to="/member/family-access">{t('invite.back')}</ButtonLink>
      </div>
    </>
  );
}

function InviteForm({ onSend }: { onSend: () => void }) {
  const t = useText(inviteText, formRulesText);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const { userInfo } = useSession();
  const remote = useAppSelector(inviting.select);
  const [typed, setTyped] = useState(empty);
  const [sent, setSent] = useState<TypedInvitation | null>(null);
  const [turn, setTurn] = useState(0);
  const problems = invitationProblemsOf(typed, userInfo?.emailAddress || undefined);
  const failure = sent === typed && remote.status === 'failure' ? remote.failure : undefined;
  const errors = [
    ...(turn > 0 ? problems : []).map((problem) => ({
      name: problem.field as string,
      message: problemText(problem, t),
    })),
    ...(failure?.fields ?? []).map(({ field, problem }) => ({
      name: field,
      message: t(problem === 'same' ? 'invite.ownEmail' : 'invite.refused'),
    })),
  ];
  const errorOf = (field: keyof TypedInvitation) =>
    errors.find((each) => each.name === field)?.message;
  const enter = (changes: Partial<TypedInvitation>) => setTyped({ ...typed, ...changes });
  const toggle = (scope: AccessScope, isOn: boolean) =>
    enter({ scopes: accessScopes.filter((each) => (each === scope ? isOn : has(each))) });
  const has = (scope: AccessScope) => typed.scopes.includes(scope);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTurn(turn + 1);
    const memberId = userInfo?.memberId;
    if (problems.length > 0 || !memberId) return;
    setSent(typed);
    onSend();
    const { name, email, scopes } = typed;
    dispatch(
      inviting.requested({
        body: {
          memberId,
          scopes: [...scopes],
          isAdult: true,
          language,
          ...invitationToSend({ name, email }),
        },
      }),
    );
  };
  return (
    <form className="card stack" noValidate onSubmit={send}>
      <ErrorSummary errors={errors} turn={turn} />
      {failure?.code === 'STEP_UP_NEEDED' ? (
        <NotConfirmed>{t('invite.declined')}</NotConfirmed>
      ) : (
        failure &&
        !failure.fields?.length && <Alert tone="bad" role="alert" title={t('invite.failed')} />
      )}
      <TextField
        name="name"
        autoComplete="off"
        label={t('invite.name')}
        error={errorOf('name')}
        value={typed.name}
        onChange={(event) => enter({ name: event.target.value })}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="off"
        label={t('invite.email')}
        hint={t('invite.emailHint')}
        error={errorOf('email')}
        value={typed.email}
        onChange={(event) => enter({ email: event.target.value })}
      />
      <CheckField
        name="isAdult"
        label={t('invite.isAdult')}
        error={errorOf('isAdult')}
        checked={typed.isAdult}
        onChange={(isAdult) => enter({ isAdult })}
      />
      <FieldGroup legend={t('invite.scopes')} error={errorOf('scopes')}>
        {accessScopes.map((scope) => (
          <CheckField
            key={scope}
            name="scopes"
            label={<ScopeText scope={scope} />}
            checked={has(scope)}
            onChange={(isOn) => toggle(scope, isOn)}
          />
        ))}
      </FieldGroup>
      <p>{t('invite.consent')}</p>
      <p className="mute">{t('invite.replaces')}</p>
      <div className="row">
        <Button type="submit" busy={sent === typed && remote.status === 'loading'}>
          {t('invite.send')}
        </Button>
      </div>
    </form>
  );
}

function problemText(
  { field, code }: InvitationProblem,
  t: Translate<typeof inviteText & typeof formRulesText>,
): string {
  switch (code) {
    case 'missing':
      return t(`invite.missing.${field}`);
    case 'tooLong':
      return t('invite.tooLong.name');
    case 'same':
      return t('invite.ownEmail');
    case 'email':
    case 'emailLength':
      return t(`formRules.${code}`);
  }
}
