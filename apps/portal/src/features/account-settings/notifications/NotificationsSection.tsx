import {
  allChoices,
  type DocumentKind,
  isLocked,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
} from '@portal/domain/account';
import { useText } from '../../../language';
import { useAppDispatch, useAppSelector } from '../../../store';
import { DataTable, Icon, type TableColumn, VisuallyHidden } from '../../../ui';
import '../../../styles/table.css';
import { NotSaved } from '../parts/NotSaved';
import { SavedNote } from '../parts/SavedNote';
import { Section } from '../parts/Section';
import { accountSettings, type AccountSettings, notificationSaving } from '../settings.requests';
import settingsText from '../settings.text';
import { useLastSaved } from '../use-last-saved';
import notificationsText from './notifications.text';

const withHint: readonly NotificationKind[] = ['actionNeeded', 'decision', 'bill', 'signIn'];
type Hinted = 'actionNeeded' | 'decision' | 'bill' | 'signIn';

type Choices = ReturnType<typeof allChoices>[number];

const isOnline = ({ paperless }: AccountSettings, kind: DocumentKind): boolean =>
  paperless.some((each) => each.kind === kind && each.isOnline === true);

/** Which news comes by which channel. A box is saved when it is ticked. */
export function NotificationsSection({
  settings,
  memberId,
}: {
  settings: AccountSettings;
  /** Null: nothing may be changed. */
  memberId: string | null;
}) {
  const t = useText(notificationsText, settingsText);
  const { savedAt, failure } = useLastSaved(notificationSaving);
  return (
    <Section id="notifications" flush note={<SavedNote at={savedAt} />}>
      {failure && (
        <div className="pad">
          <NotSaved failure={failure} />
        </div>
      )}
      <DataTable
        className="matrix"
        rows={allChoices(settings.notifications)}
        keyOf={({ kind }) => kind}
        columns={[
          {
            key: 'when',
            label: t('settings.news.when'),
            isHead: true,
            cell: ({ kind, channels }) => (
              <>
                {t(`settings.news.${kind}`)}
                {withHint.includes(kind) && (
                  <small>{t(`settings.news.${kind as Hinted}.hint`)}</small>
                )}
                {kind === 'eob' && channels.length === 0 && isOnline(settings, 'eobs') && (
                  <small>{t('settings.news.eob.online')}</small>
                )}
              </>
            ),
          },
          ...notificationChannels.map((channel): TableColumn<Choices> => ({
            key: channel,
            label: t(`settings.news.${channel}`),
            cell: ({ kind, channels }) =>
              isLocked(kind, channel) ? (
                <span>
                  <Icon name="lock" />
                  <VisuallyHidden>{t('settings.news.alwaysOn')}</VisuallyHidden>
                </span>
              ) : (
                <Box
                  kind={kind}
                  channel={channel}
                  memberId={memberId}
                  isStored={channels.includes(channel)}
                />
              ),
          })),
        ]}
      />
      <p className="row note privacy">
        <Icon name="shield-check" />
        <span>{t('settings.news.privacy')}</span>
      </p>
    </Section>
  );
}

interface BoxProps {
  kind: NotificationKind;
  channel: NotificationChannel;
  isStored: boolean;
  memberId: string | null;
}

/** One box of the matrix. It shows what was ticked until the service has answered. */
function Box({ kind, channel, isStored, memberId }: BoxProps) {
  const t = useText(notificationsText);
  const dispatch = useAppDispatch();
  const saving = useAppSelector(notificationSaving.select)[`${kind} ${channel}`];
  const isReloading = useAppSelector(accountSettings.select).status === 'loading';
  const isPending = saving?.status === 'loading' || (saving?.status === 'success' && isReloading);
  const isOn = isPending ? saving.input.body.isOn : isStored;
  const name = t('settings.news.cell', {
    kind: t(`settings.news.${kind}`),
    channel: t(`settings.news.${channel}`),
  });
  const save = () => {
    if (!memberId || saving?.status === 'loading') return;
    dispatch(notificationSaving.requested({ body: { memberId, kind, channel, isOn: !isOn } }));
  };
  return (
    <label>
      <input
        type="checkbox"
        aria-label={name}
        checked={isOn}
        disabled={!memberId}
        onChange={save}
      />
    </label>
  );
}
