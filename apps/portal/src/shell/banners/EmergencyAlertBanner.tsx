import { useState } from 'react';
import { useText } from '../../language';
import { usePlatform } from '../../platform';
import { Icon } from '../../ui';
import { Markdown } from '../../ui/Markdown';
import shellText from '../shell.text';
import '../../styles/emergency.css';

interface EmergencyAlertBannerProps {
  markdown: string;
  /** The member's own calendar day: dismissed, the alert stays away until the next. */
  today: string;
}

/** The emergency alert above every screen, until it is dismissed for the day. */
export function EmergencyAlertBanner({ markdown, today }: EmergencyAlertBannerProps) {
  const t = useText(shellText);
  const platform = usePlatform();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  const dismiss = () => {
    platform.write('alertDismissed', today);
    setDismissed(true);
  };
  return (
    <section className="emergency no-print" aria-label={t('shell.emergencyAlert')}>
      <div className="wrap">
        <Icon name="triangle-alert" />
        <div className="stack s1">
          <Markdown text={markdown} />
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
