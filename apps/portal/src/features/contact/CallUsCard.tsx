import {
  type ContactLine,
  contactLineIds,
  contactLinesOf,
  contactTimeZone,
  ttyNumber,
} from '@portal/client-config';
import { type DailyHours, isAlwaysOpen, openStateAt } from '@portal/domain';
import { useFormat, useLanguage, useText } from '../../language';
import { instantOfTime, weekdayName } from '../../language/week-hours';
import { useClock } from '../../platform';
import { useEmergency, useUsualPhone } from '../../brand';
import { useMailOrderVendor } from '../../plan';
import { useFlag, useSession } from '../../session';
import { Card, PhoneLink, Tag } from '../../ui';
import contactText from './contact.text';

/** The numbers to call and their hours, by client and business line. */
export function CallUsCard() {
  const t = useText(contactText);
  const { signedIn, client, businessLine } = useSession();
  const usualPhone = useUsualPhone();
  const emergency = useEmergency();
  const hasVendor = useMailOrderVendor();
  const hasHomeDelivery = useFlag('mailOrder', 'unsecuredMailOrder') && !hasVendor;
  const lines = contactLinesOf(client, businessLine ?? 'COMMERCIAL');
  return (
    <Card
      title={t('contact.call')}
      action={
        <span className="small">
          {t.parts('contact.tty', { number: <PhoneLink number={ttyNumber} /> })}
        </span>
      }
    >
      <ul className="list">
        {emergency?.phone && (
          <li className="stack s1">
            <h3>{t('contact.emergencyLine')}</h3>
            <p className="big">
              <PhoneLink number={emergency.phone} />
            </p>
            <p className="mute">{t('contact.always')}</p>
          </li>
        )}
        {contactLineIds
          .filter((id) => id !== 'homeDelivery' || hasHomeDelivery)
          .map((id) => (
            <li key={id} className="stack s1">
              <div className="between">
                <h3>{t(`contact.line.${id}`)}</h3>
                <OpenTag hours={lines[id].hours} />
              </div>
              <p className={id === 'memberServices' ? 'big' : undefined}>
                <PhoneLink number={lines[id].phone ?? usualPhone} />
              </p>
              {id === 'pharmacist' && <p className="mute">{t('contact.pharmacistHint')}</p>}
              <HoursText {...lines[id]} />
            </li>
          ))}
      </ul>
      {!signedIn && <p className="small mute">{t('contact.cardHint')}</p>}
      <p className="small mute">
        {t('contact.zone')} {t('contact.language')}
      </p>
    </Card>
  );
}

/** Whether the line is open at this moment, and if not, when it opens. */
function OpenTag({ hours }: { hours: readonly DailyHours[] }) {
  const t = useText(contactText);
  const format = useFormat();
  const language = useLanguage();
  const state = openStateAt({ hours, timeZone: contactTimeZone }, useClock().now());
  if (state.kind === 'unknown') return null;
  if (state.kind !== 'closed') return <Tag tone="ok">{t('contact.openNow')}</Tag>;
  const time = format.theTime(instantOfTime(state.opens));
  return (
    <Tag tone="neutral">
      {state.inDays === 0
        ? t('contact.opensToday', { time })
        : t('contact.opensOn', { day: weekdayName(state.day, language, 'long'), time })}
    </Tag>
  );
}

function HoursText({ hours }: ContactLine) {
  const t = useText(contactText);
  const format = useFormat();
  const language = useLanguage();
  if (isAlwaysOpen(hours)) return <p className="mute">{t('contact.always')}</p>;
  const day = (weekday: number | null) => weekdayName(weekday ?? 1, language, 'long');
  const upper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return hours.map(({ from, to, ...times }) => {
    const opens = format.theTime(instantOfTime(times.opens));
    const closes = format.theTime(instantOfTime(times.closes));
    const text =
      from === to
        ? t('contact.day', { day: upper(day(from)), opens, closes })
        : t('contact.days', { from: day(from), to: day(to), opens, closes });
    return (
      <p key={`${from}-${to}-${times.opens}`} className="mute">
        {text}
      </p>
    );
  });
}
