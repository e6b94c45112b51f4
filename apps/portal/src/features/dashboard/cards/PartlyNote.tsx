import type { ReactNode } from 'react';
import { useText } from '../../../language';
import type { Failure } from '../../../store';
import { Button, Icon } from '../../../ui';
import { useFailedPart } from '../../../ui/failed-parts';
import uiText from '../../../ui/ui.text';
import dashboardText from '../dashboard.text';

/** Something may be missing because a source did not load; `children` says what to do. */
export function PartlyNote({ children }: { children?: ReactNode }) {
  const t = useText(dashboardText);
  return (
    <div className="stack s2">
      <p className="note row tight">
        <Icon name="info" />
        <span>{t('dashboard.attention.partly')}</span>
      </p>
      {children}
    </div>
  );
}

interface PartlyRetriedProps {
  failure: Failure;
  retry: () => void;
}

/** The same with a way to try again, unless the alert of the page has it. */
export function PartlyRetried({ failure, retry }: PartlyRetriedProps) {
  const t = useText(uiText);
  const place = useFailedPart(failure, retry);
  return (
    <PartlyNote>
      {place !== 'gathered' && (
        <div>
          <Button kind="secondary" icon="rotate-ccw" onClick={retry}>
            {t('ui.tryAgain')}
          </Button>
        </div>
      )}
    </PartlyNote>
  );
}
