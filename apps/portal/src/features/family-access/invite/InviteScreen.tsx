import '../../../forms/form-screen.css';
import { familyAccess } from '@portal/contracts/family-access';
import { inputKinds } from '@portal/domain';
import {
  accessScopes,
  type InvitationProblem,
  invitationProblemsOf,
  invitationToSend,
  type TypedInvitation,
  invitationDays,
} from '@portal/domain/family-access';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../../brand';
import { dateText, type Translate, useFormat, useLanguage, useText } from '../../../language';
import formRulesText from '../../../forms/form-rules.text';
import { ShortForm } from '../../../forms/short/ShortForm';
import { useMayHaveArrived } from '../../../forms/sent/use-arrival';
import { useShortForm } from '../../../forms/short/use-short-form';
import namesText from '../../../language/names.text';
import typedText from '../../../language/typed.text';
import { useClock } from '../../../platform';
import { useSession } from '../../../session';
import { requestOf, useFreshCall, useSaving } from '../../../store';
import { Alert, ButtonLink, Link, NotConfirmed, Part } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { AdultsOnly } from '../AdultsOnly';
import { ScopeText } from '../ScopeList';
import peopleText from '../people/people.text';
import { InvitationArrival, type SentHere } from './InvitationArrival';
import inviteText from './invite.text';

const empty: TypedInvitation = { name: '', email: '', isAdult: false, scopes: [] };

/** /member/family-access/invite: whom the member invites, and for what. */
export function InviteScreen() {
  const t = useText(inviteText, peopleText, namesText);
  const { emulation } = useSession();
  const [params] = useSearchParams();
  const sent = params.get('sent');
  return (
    <Page
      title={t('screens.familyAccessInvite')}
      lead={!sent && t('invite.lead')}
      more={
        <p>
          <Link to="/member/family-access">{t('invite.back')}</Link>
        </p>
      }
    >
      <AdultsOnly>
        {emulation ? (
          <Alert tone="info" title={t('people.readOnly')} />
        ) : sent ? (
          <Sent accessId={sent} />
        ) : (
          <InviteForm />
        )}
      </AdultsOnly>
    </Page>
  );
}

/** The invitation as the service has it; what was answered since is in the list of people. */
function Sent({ accessId }: { accessId: string }) {
  const t = useText(peopleText);
  const memberId = useSession().userInfo?.memberId;
  const { data, retry } = useFreshCall(familyAccess.getPeople, memberId ? { memberId } : null);
  return (
    <Part
      data={data}
      loading={t('people.loading')}
      failed={t('people.failed')}
      retry={retry}
      lines={3}
    >
      {({ people }) => {
        const person = people.find((each) => each.accessId === accessId);
        const isOpen = person?.status === 'invited';
        return isOpen ? <Open {...person} /> : <Navigate to="/member/family-access" replace />;
      }}
    </Part>
  );
}

function Open({ email, endsAt }: { email: string; endsAt: string }) {
  const t = useText(inviteText);
  const format = useFormat();
  const date = dateText(endsAt, format.longDate, '');
  return (
    <>
      <Alert tone="ok" role="status" title={t('invite.sent')} focusOn={email}>
        <p>{t('invite.sentTo', { email, date })}</p>
      </Alert>
      <div>
        <ButtonLink to="/member/family-access">{t('invite.back')}</ButtonLink>
      </div>
    </>
  );
}

/**
 * The invitation as it is typed. Before it is sent, its key and what was typed go into the history entry: a page that is
 * loaded again meanwhile asks the service for it.
 */
function InviteForm() {
  const t = useText(inviteText, formRulesText, typedText);
  const language = useLanguage();
  const { userInfo } = useSession();
  const memberId = userInfo?.memberId;
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: SentHere | null };
  const sentHere = state?.typed ? state : null;
  const navigate = useNavigate();
  const clock = useClock();
  const tried = params.get('tried') || null;
  const [fresh] = useState(() => crypto.randomUUID());
  const key = tried ?? fresh;
  const finish = (accessId: string) => setParams({ sent: accessId }, { replace: true });
  const { save, isRunning, failure } = useSaving(requestOf(familyAccess.invite), ({ person }) =>
    finish(person.accessId),
  );
  const mayHave = useMayHaveArrived(failure, { key, wasTried: tried !== null });
  const isAsked = tried && !isRunning && mayHave;
  const form = useShortForm({
    initial: sentHere?.typed ?? empty,
    read: (typed) => {
      const problems = invitationProblemsOf(typed, userInfo?.emailAddress || undefined);
      if (problems.length === 0) return { ready: typed };
      const errors = problems.map((problem) => ({
        name: problem.field,
        message: problemText(problem, t),
      }));
      return { errors };
    },
    refused: (failure?.fields ?? []).map(({ field, problem }) => ({
      name: field,
      message: t(problem === 'same' ? 'invite.ownEmail' : 'invite.refused'),
    })),
    isBusy: isRunning,
    onReady: (typed) => {
      if (!memberId) return;
      const { name, email, scopes } = typed;
      // What was changed since is another invitation: under its key the service would answer the first one.
      const isChanged = tried !== null && JSON.stringify(typed) !== JSON.stringify(sentHere?.typed);
      const idempotencyKey = isChanged ? crypto.randomUUID() : key;
      const sent: SentHere = { typed, at: clock.now().getTime() };
      void navigate({ search: `?tried=${idempotencyKey}` }, { replace: true, state: sent });
      save({
        idempotencyKey,
        body: {
          memberId,
          scopes: [...scopes],
          isAdult: true,
          language,
          ...invitationToSend({ name, email }),
        },
      });
    },
  });
  const isAsSent = form.sent === form.typed;
  return (
    <ShortForm
      form={form}
      className="card stack"
      submit={t('invite.send')}
      top={
        <>
          <ErrorSummary errors={form.errors} turn={form.turn} />
          {isAsked && memberId && (
            <InvitationArrival
              memberId={memberId}
              sentKey={key}
              sentHere={sentHere}
              onThere={finish}
            />
          )}
          {isAsSent &&
            !isAsked &&
            (failure?.code === 'STEP_UP_NEEDED' ? (
              <NotConfirmed>{t('invite.declined')}</NotConfirmed>
            ) : (
              failure &&
              !failure.fields?.length && (
                <Alert tone="bad" role="alert" title={t('invite.failed')} />
              )
            ))}
        </>
      }
      fields={[
        { kind: 'fullName', name: 'name', label: t('invite.name'), autoComplete: 'off' },
        {
          kind: 'email',
          name: 'email',
          label: t('invite.email'),
          hint: t('invite.emailHint'),
          autoComplete: 'off',
        },
        { kind: 'check', name: 'isAdult', label: t('invite.isAdult') },
        {
          kind: 'checks',
          name: 'scopes',
          label: t('invite.scopes'),
          options: accessScopes.map((value) => ({ value, label: <ScopeText scope={value} /> })),
        },
      ]}
    >
      <p>{t('invite.consent', { days: `${invitationDays}` })}</p>
      <p className="mute">{t('invite.replaces')}</p>
    </ShortForm>
  );
}

function problemText(
  { field, code }: InvitationProblem,
  t: Translate<typeof inviteText & typeof formRulesText & typeof typedText>,
): string {
  switch (code) {
    case 'missing':
      return t(`invite.missing.${field}`);
    case 'tooLong':
      return t('invite.tooLong.name', { most: inputKinds.fullName.most });
    case 'same':
      return t('invite.ownEmail');
    case 'email':
    case 'emailLength':
    case 'characters':
      return t(`formRules.${code}`);
  }
}
