import { Fragment, useEffect, useRef, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { useRequested } from '../../../store';
import { Button, Part } from '../../../ui';
import { type HealthInformation, healthInformation, healthSaving } from '../health.requests';
import { NotSaved } from '../parts/NotSaved';
import { SavedNote } from '../parts/SavedNote';
import { Section } from '../parts/Section';
import settingsText from '../settings.text';
import { useSaving } from '../../../store';
import { HealthForm } from './HealthForm';
import healthText from './health.text';
import { useHealthNames } from '../../../language/use-health-names';

interface HealthSectionProps {
  /** Whose lists they are. */
  ownId: string;
  /** Null: nothing may be changed. */
  memberId: string | null;
}

/** Allergies and conditions, one record with home delivery. */
export function HealthSection({ ownId, memberId }: HealthSectionProps) {
  const clock = useClock();
  const { data, retry } = useRequested(healthInformation, ownId ? { memberId: ownId } : null);
  const [isOpen, setOpen] = useState(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      document.querySelector<HTMLElement>('#health button')?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const handleSaved = () => {
    setSavedAt(clock.now().toISOString());
    setOpen(false);
  };
  return (
    <Section id="health" note={<SavedNote at={savedAt} />}>
      <Part data={data} what="healthProfile" retry={retry} keepWhileLoading lines={4}>
        {(stored) =>
          isOpen && memberId ? (
            <HealthForm
              stored={stored}
              memberId={memberId}
              onSaved={handleSaved}
              onCancel={() => setOpen(false)}
            />
          ) : (
            <Stored
              stored={stored}
              memberId={memberId}
              onChange={() => setOpen(true)}
              onSaved={handleSaved}
            />
          )
        }
      </Part>
    </Section>
  );
}

interface StoredProps {
  stored: HealthInformation;
  memberId: string | null;
  onChange: () => void;
  onSaved: () => void;
}

function Stored({ stored, memberId, onChange, onSaved }: StoredProps) {
  const t = useText(healthText, settingsText);
  const format = useFormat();
  const names = useHealthNames();
  const confirming = useSaving(healthSaving, onSaved);
  const { allergies, conditions, reviewedOn } = stored;
  const shown = {
    allergies: allergies.map(names.allergyParts),
    conditions: conditions.map((name) => [names.conditions.shown(name)]),
  };
  const confirm = () => {
    if (memberId) confirming.save({ body: { memberId, allergies, conditions } });
  };
  return (
    <>
      {confirming.failure && <NotSaved failure={confirming.failure} />}
      {(['allergies', 'conditions'] as const).map((kind) => (
        <div key={kind} className="stack s2">
          <h3>{t(`settings.health.${kind}`)}</h3>
          {shown[kind].length > 0 ? (
            <ul className="row tight health-names">
              {shown[kind].map((parts) => (
                <li key={parts.join()} className="tag">
                  <span>
                    {parts.map((part, place) => (
                      <Fragment key={part}>
                        {place > 0 && ', '}
                        <bdi>{part}</bdi>
                      </Fragment>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p>
              {t(reviewedOn ? `settings.health.noneKnown.${kind}` : 'settings.health.notReviewed')}
            </p>
          )}
          {stored.changedOn[kind] && (
            <p className="small mute">
              {t('settings.health.changed', { date: format.longDate(stored.changedOn[kind]) })}
            </p>
          )}
        </div>
      ))}
      <p className="mute">
        {reviewedOn
          ? t('settings.health.reviewed', { date: format.longDate(reviewedOn) })
          : t('settings.health.use')}
      </p>
      {memberId && (
        <div className="row">
          <Button kind="secondary" onClick={onChange}>
            {t('settings.health.change')}
          </Button>
          {reviewedOn && (
            <Button kind="secondary" busy={confirming.isRunning} onClick={confirm}>
              {t('settings.health.unchanged')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
