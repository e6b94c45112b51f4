import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../language';
import { useRequested } from '../../../../store';
import { Button, Tag, VisuallyHidden } from '../../../../ui';
import type { AccountSettings } from '../../settings.requests';
import settingsText from '../../settings.text';
import contactText from '../contact.text';
import { type CodeEnd, ConfirmEmail } from './ConfirmEmail';
import { pendingEmail } from './email.requests';
import { EmailForm } from './EmailForm';
import emailText from './email.text';

interface EmailRowProps {
  email: AccountSettings['email'];
  /** Null: it may not be changed. */
  memberId: string | null;
}

/** The email of the account, and the way to another one: its address, then the code that was sent there. */
export function EmailRow({ email: { address, isConfirmed }, memberId }: EmailRowProps) {
  const t = useText(contactText, emailText, settingsText);
  const row = useRef<HTMLDivElement>(null);
  const { data } = useRequested(pendingEmail, memberId ? { memberId } : null);
  const pending = data.data?.pending;
  const [isOpen, setOpen] = useState(false);
  const [end, setEnd] = useState<CodeEnd | null>(null);
  const isChanging = Boolean(memberId) && (isOpen || Boolean(pending));
  const wasChanging = useRef(false);
  useEffect(() => {
    if (wasChanging.current && !isChanging) row.current?.querySelector('button')?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  const open = () => {
    setEnd(null);
    setOpen(true);
  };
  return (
    <div ref={row} className={isChanging ? 'all' : undefined}>
      <dt>{t('settings.email')}</dt>
      <dd className={isChanging ? 'stack' : undefined}>
        <span>
          {address ? <bdi>{address}</bdi> : t('settings.notOnFile')}
          {address && (
            <>
              {' '}
              <Tag tone={isConfirmed ? 'ok' : 'warn'}>
                {t(`settings.email.${isConfirmed ? 'confirmed' : 'notConfirmed'}`)}
              </Tag>
            </>
          )}
        </span>
        <span role="status" className="small block">
          {!isChanging && end && t(`settings.email.${end === 'confirmed' ? 'done' : end}`)}
        </span>
        {memberId && isOpen && (
          <EmailForm
            memberId={memberId}
            confirmed={isConfirmed ? address : undefined}
            pending={pending}
            first={isConfirmed ? '' : address}
            onSent={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          />
        )}
        {memberId && !isOpen && pending && (
          <ConfirmEmail memberId={memberId} pending={pending} onEnded={setEnd} onOther={open} />
        )}
      </dd>
      {memberId && !isChanging && (
        <dd>
          <Button kind="quiet" onClick={open}>
            {t(
              address
                ? isConfirmed
                  ? 'settings.change'
                  : 'settings.email.confirm'
                : 'settings.add',
            )}
            <VisuallyHidden> {t('settings.email')}</VisuallyHidden>
          </Button>
        </dd>
      )}
    </div>
  );
}
