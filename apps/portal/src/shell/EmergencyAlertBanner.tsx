import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../i18n';
import { useBrowser, useClock } from '../requests';
import { useFlag } from '../session';
import { Icon } from '../ui';
import { emergencyAlert } from './content';
import { MarkdownText } from './MarkdownText';

/** The emergency alert above every screen, until it is dismissed for the day. */
export function EmergencyAlertBanner() {
  const t = useText();
  const browser = useBrowser();
  const today = dayOf(useClock().now());
  const shown = useFlag('emergencyAlerts', 'unsecuredEmergencyAlerts');
  const { data } = useSelector(emergencyAlert.select);
  const [dismissed, setDismissed] = useState(() => browser.read('alertDismissed'));
  if (!shown || !data?.markdown || dismissed === today) return null;
  const dismiss = () => {
    browser.write('alertDismissed', today);
    setDismissed(today);
  };
  return (
    <section className="emergency no-print" aria-label={t('shell.emergencyAlert')}>
      <div className="wrap">
        <Icon name="triangle-alert" />
        <div className="stack s1">
          <MarkdownText text={data.markdown} />
        </div>
        <button
          type="button"
          className="close"
          aria-label={t('shell.dismissForToday')}
          onClick={dismiss}
        >
          <Icon name="x" />
        </button>
      </div>
    </section>
  );
}

/** The member's own calendar day, YYYY-MM-DD. */
const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
