import type { PhoneKind } from '@portal/domain/account';
import { useEffect, useRef } from 'react';
import { phoneText, useText } from '../../../language';
import { Button, VisuallyHidden } from '../../../ui';
import type { StoredPhone } from '../settings.requests';
import settingsText from '../settings.text';
import contactText from './contact.text';
import { PhoneForm } from './PhoneForm';

interface PhoneRowProps {
  kind: PhoneKind;
  phone: StoredPhone | undefined;
  /** Null: it may not be changed. */
  memberId: string | null;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSaved: () => void;
}

/** The phone of a kind, or that there is none, and the form to change it. */
export function PhoneRow(props: PhoneRowProps) {
  const { kind, phone, memberId, isOpen, onOpen, onClose, onSaved } = props;
  const t = useText(contactText, settingsText);
  const row = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) row.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const onFile = phone ? <StoredPhoneText phone={phone} /> : t('settings.notOnFile');
  return (
    <div ref={row} className={isOpen ? 'all' : undefined}>
      <dt>{t(`settings.phone.${kind}`)}</dt>
      {isOpen && memberId ? (
        <dd>
          <PhoneForm
            kind={kind}
            memberId={memberId}
            onSaved={onSaved}
            stored={phone}
            onFile={onFile}
            onCancel={onClose}
          />
        </dd>
      ) : (
        <>
          <dd>{onFile}</dd>
          {memberId && (
            <dd>
              <Button kind="quiet" onClick={onOpen}>
                {t(phone ? 'settings.change' : 'settings.add')}
                <VisuallyHidden> {t(`settings.phone.${kind}`)}</VisuallyHidden>
              </Button>
            </dd>
          )}
        </>
      )}
    </div>
  );
}

function StoredPhoneText({ phone }: { phone: StoredPhone }) {
  const t = useText(contactText);
  const { kind, extension, bestTime, mayText, isPreferred } = phone;
  const number = phoneText(phone.number);
  const about = [
    isPreferred && t('settings.phone.first'),
    bestTime !== 'unknown' && bestTime !== 'any' && t(`settings.phone.bestTime.${bestTime}`),
    kind === 'mobile' && t(mayText ? 'settings.phone.texts' : 'settings.phone.noTexts'),
  ].filter(Boolean);
  return (
    <>
      <span className="num">
        {extension ? t('settings.phone.withExtension', { number, extension }) : number}
      </span>
      {about.length > 0 && <span className="mute block">{about.join(' · ')}</span>}
    </>
  );
}
