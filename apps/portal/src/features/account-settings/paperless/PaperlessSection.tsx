import { daysToChangePapers, documentKinds, type DocumentKind } from '@portal/domain/account';
import { useId } from 'react';
import { useFormat, useText } from '../../../language';
import { useToday } from '../../../platform';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Alert } from '../../../ui';
import { NotSaved } from '../parts/NotSaved';
import { SavedNote } from '../parts/SavedNote';
import { Section } from '../parts/Section';
import { accountSettings, type AccountSettings, paperlessSaving } from '../settings.requests';
import settingsText from '../settings.text';
import { useLastSaved } from '../use-last-saved';
import paperlessText from './paperless.text';

interface PaperlessProps {
  settings: AccountSettings;
  /** Null: nothing may be changed. */
  memberId: string | null;
}

/** Which documents come online. A switch is saved when it is turned. */
export function PaperlessSection({ settings, memberId }: PaperlessProps) {
  const t = useText(paperlessText, settingsText);
  const { savedAt, failure } = useLastSaved(paperlessSaving);
  const { isConfirmed } = settings.email;
  return (
    <Section id="paperless" note={<SavedNote at={savedAt} />}>
      {failure && <NotSaved failure={failure} />}
      {!isConfirmed && <Alert tone="info" title={t('settings.papers.emailNotConfirmed')} />}
      <ul className="list">
        {documentKinds.map((kind) => (
          <DocumentRow key={kind} kind={kind} settings={settings} memberId={memberId} />
        ))}
      </ul>
      <p className="small mute">{t('settings.papers.rule', { days: `${daysToChangePapers}` })}</p>
    </Section>
  );
}

function DocumentRow({ kind, settings, memberId }: PaperlessProps & { kind: DocumentKind }) {
  const t = useText(paperlessText);
  const dispatch = useAppDispatch();
  const id = useId();
  const saving = useAppSelector(paperlessSaving.select)[kind];
  const isReloading = useAppSelector(accountSettings.select).status === 'loading';
  const stored = settings.paperless.find((each) => each.kind === kind);
  const isPending = saving?.status === 'loading' || (saving?.status === 'success' && isReloading);
  const isOnline = isPending ? saving.input.body.isOnline : stored?.isOnline === true;
  const mayTurn = memberId !== null && (isOnline || settings.email.isConfirmed);
  const save = () => {
    if (!memberId || !mayTurn || saving?.status === 'loading') return;
    dispatch(paperlessSaving.requested({ body: { memberId, kind, isOnline: !isOnline } }));
  };
  return (
    <li className="between">
      <div>
        <b id={id}>{t(`settings.papers.${kind}`)}</b>
        <p className="mute">
          <HowItComes stored={stored} />
        </p>
      </div>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={`${id} ${id}-online`}
          checked={isOnline}
          disabled={!mayTurn}
          onChange={save}
        />
        <span id={`${id}-online`}>{t('settings.papers.online')}</span>
      </label>
    </li>
  );
}

/** A change counts from a day that may be still to come. */
function HowItComes({ stored }: { stored: AccountSettings['paperless'][number] | undefined }) {
  const t = useText(paperlessText);
  const format = useFormat();
  const today = useToday();
  if (!stored?.since)
    return t(stored?.isOnline ? 'settings.papers.online' : 'settings.papers.byMail');
  const values = { date: format.longDate(stored.since) };
  if (stored.since > today) {
    return t(stored.isOnline ? 'settings.papers.onlineFrom' : 'settings.papers.mailFrom', values);
  }
  return t(stored.isOnline ? 'settings.papers.onlineSince' : 'settings.papers.mailSince', values);
}
