import { type PhoneKind, phoneKinds } from '@portal/domain/account';
import { useState } from 'react';
import { languageChosen, languages, otherLanguage, useLanguage, useText } from '../../../language';
import { useClock } from '../../../platform';
import { usePhone } from '../../../brand';
import { useSession } from '../../../session';
import { useAppDispatch } from '../../../store';
import { Button, PhoneLink, VisuallyHidden } from '../../../ui';
import { SavedNote } from '../parts/SavedNote';
import { Section } from '../parts/Section';
import type { AccountSettings } from '../settings.requests';
import settingsText from '../settings.text';
import contactText from './contact.text';
import { EmailRow } from './email/EmailRow';
import { PhoneRow } from './PhoneRow';

interface ContactSectionProps {
  settings: AccountSettings;
  /** Null: nothing may be changed. */
  memberId: string | null;
  /** The phone that is being changed. */
  editing: PhoneKind | null;
  onEdit: (kind: PhoneKind | null) => void;
}

/** How the member is reached, and in which language. */
export function ContactSection({ settings, memberId, editing, onEdit }: ContactSectionProps) {
  const clock = useClock();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const { email, phones, mailingAddress } = settings;
  const handleSaved = () => {
    setSavedAt(clock.now().toISOString());
    onEdit(null);
  };
  return (
    <Section id="contact" note={<SavedNote at={savedAt} />}>
      <dl className="qa">
        <EmailRow email={email} memberId={memberId} />
        {phoneKinds.map((kind) => (
          <PhoneRow
            key={kind}
            kind={kind}
            phone={phones.find((each) => each.kind === kind)}
            memberId={memberId}
            isOpen={editing === kind}
            onOpen={() => onEdit(kind)}
            onClose={() => onEdit(null)}
            onSaved={handleSaved}
          />
        ))}
        <LanguageRow />
        {mailingAddress && <AddressRow address={mailingAddress} />}
      </dl>
    </Section>
  );
}

/** The plan keeps the address, so that it cannot be changed here. */
function AddressRow({ address }: { address: NonNullable<AccountSettings['mailingAddress']> }) {
  const t = useText(contactText);
  const { businessLine } = useSession();
  const phone = <PhoneLink number={usePhone()} />;
  const { street, city, state, zip } = address;
  return (
    <div>
      <dt>{t('settings.address')}</dt>
      <dd>
        {[street, city, [state, zip].join(' ').trim()].filter(Boolean).join(', ')}
        <span className="mute block">
          {businessLine === 'MEDD'
            ? t.parts('settings.address.plan', { phone })
            : t('settings.address.employer')}
        </span>
      </dd>
    </div>
  );
}

/**
 * The language of the portal (SH-12). It is the browser's and not the account's, so that staff who act for a member may
 * change theirs, and another browser has its own.
 */
function LanguageRow() {
  const t = useText(settingsText);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <div>
      <dt>{t('settings.language')}</dt>
      <dd>
        {languages[language].name}
        <span className="mute block">{t('settings.languageElsewhere')}</span>
      </dd>
      <dd>
        <Button kind="quiet" onClick={() => void dispatch(languageChosen(other))}>
          <VisuallyHidden>{t('settings.changeTo')} </VisuallyHidden>
          <span lang={other}>{languages[other].name}</span>
        </Button>
      </dd>
    </div>
  );
}
