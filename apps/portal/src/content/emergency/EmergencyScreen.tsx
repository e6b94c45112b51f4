import { links } from '@portal/client-config';
import { daysLeftOf, lastDayOf } from '@portal/domain';
import { ExternalLink } from '../../dialogs';
import { useFormat, useText } from '../../language';
import namesText from '../../language/names.text';
import { useHydrated, useToday } from '../../platform';
import { type Emergency, emergencyAlert, PrintButton, useEmergency } from '../../brand';
import { useFlag } from '../../session';
import { useAppSelector } from '../../store';
import '../../styles/lists.css';
import { Alert, ButtonLink, Card } from '../../ui';
import type { ContentProps } from '../content-kind';
import { ContentFrame } from '../ContentFrame';
import { CardNumbersCard, NumbersCard } from './NumberCards';
import { ChangesCard } from './ChangesCard';
import emergencyText from './emergency.text';

/** /member/emergency-alerts: what an emergency in force changes, whom to call, and how to be ready for one. */
export function EmergencyScreen({ page, titleKey }: ContentProps) {
  const t = useText(emergencyText, namesText);
  const emergency = useEmergency();
  const { status } = useAppSelector(emergencyAlert.select);
  return (
    <ContentFrame
      page={page}
      title={emergency ? t('emergency.title') : t(titleKey)}
      rail={
        emergency && (
          <>
            <NumbersCard phone={emergency.phone} />
            <WhenCard emergency={emergency} />
          </>
        )
      }
    >
      {emergency ? <InForce emergency={emergency} /> : <None failed={status === 'failure'} />}
      <p>
        <ExternalLink to={links.emergencyAlertFile.href} confirm={links.emergencyAlertFile.confirm}>
          {t('emergency.file')}
        </ExternalLink>
      </p>
    </ContentFrame>
  );
}

function InForce({ emergency }: { emergency: Emergency }) {
  const t = useText(emergencyText);
  const format = useFormat();
  // A time is in the reader's time zone, which the server does not know.
  const hydrated = useHydrated();
  const { areas, updatedAt } = emergency;
  return (
    <>
      <div className="between">
        <div className="mute">
          {areas.length > 0 && <p>{t('emergency.where', { areas: areas.join(', ') })}</p>}
          {updatedAt && (
            <p className={hydrated ? undefined : 'held'}>
              {t('emergency.updated', {
                date: format.longDate(hydrated ? updatedAt : updatedAt.slice(0, 10)),
                time: hydrated ? format.theTime(updatedAt) : '',
              })}
            </p>
          )}
        </div>
        <PrintButton />
      </div>
      <ChangesCard emergency={emergency} lastDay={lastDayOf(emergency)} />
      <CardNumbersCard pharmacistPhone={emergency.pharmacistPhone} />
      {emergency.anyPharmacy && <PaidOutsideCard />}
    </>
  );
}

function None({ failed }: { failed: boolean }) {
  const t = useText(emergencyText);
  return failed ? (
    <Alert tone="warn" title={t('emergency.failed')}>
      <p>{t('emergency.failedHint')}</p>
    </Alert>
  ) : (
    <Alert tone="ok" title={t('emergency.none')}>
      <p>{t('emergency.noneHint')}</p>
    </Alert>
  );
}

/** Since when an emergency is in force, how long it still is, and when it ends. */
function WhenCard({ emergency }: { emergency: Emergency }) {
  const t = useText(emergencyText);
  const format = useFormat();
  const left = daysLeftOf(emergency, useToday());
  return (
    <Card title={t('emergency.when')}>
      <dl className="facts">
        <div>
          <dt>{t('emergency.declared')}</dt>
          <dd>{format.longDate(emergency.declaredOn)}</dd>
        </div>
        <div>
          <dt>{t('emergency.inForce')}</dt>
          <dd>{left === 0 ? t('emergency.lastDay') : t('emergency.left', { count: left })}</dd>
        </div>
        <div>
          <dt>{t('emergency.ends')}</dt>
          <dd>{format.longDate(lastDayOf(emergency))}</dd>
        </div>
      </dl>
      <p className="mute">{t('emergency.endsHint')}</p>
    </Card>
  );
}

/** How to get money back that was paid at a pharmacy outside the network. */
function PaidOutsideCard() {
  const t = useText(emergencyText);
  const hasForm = useFlag('drugClaimsForm', 'unsecuredDrugClaimsForm');
  return (
    <Card title={t('emergency.paid')}>
      <ol className="numbers">
        <li>{t('emergency.paid.1')}</li>
        <li>{t('emergency.paid.2')}</li>
        <li>{t('emergency.paid.3')}</li>
      </ol>
      {hasForm && (
        <div className="no-print">
          <ButtonLink to="/member/drug-claims-form">{t('emergency.claim')}</ButtonLink>
        </div>
      )}
    </Card>
  );
}
