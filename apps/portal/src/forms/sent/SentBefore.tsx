import type { ReactNode } from 'react';
import { usePhone } from '../../brand';
import { useText } from '../../language';
import { echoOf } from '../../language/echo';
import { useSession } from '../../session';
import { ButtonLink, Link, PhoneLink } from '../../ui';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';
import type { Receipt } from '../send-form.requests';
import { useStoredReceipt } from './sent-copy';
import { SentView } from './SentView';

interface SentBeforeProps {
  number: string;
  level: 1 | 2;
  afterSending?: ((receipt: Receipt) => ReactNode) | undefined;
}

/** The confirmation of a form that another tab or another day sent: as it is stored, else where to find it. */
export function SentBefore({ number, level, afterSending }: SentBeforeProps) {
  const t = useText(formsText);
  const { definition } = useOpenForm();
  const { isLoading, receipt } = useStoredReceipt(definition, number);
  if (isLoading) return <p role="status">{t('formSent.loading')}</p>;
  if (!receipt) return <NotHere number={number} level={level} />;
  return (
    <SentView receipt={receipt} sent={null} level={level}>
      {afterSending?.(receipt)}
    </SentView>
  );
}

/** Says nothing of what was sent: the number of a URL proves nothing. */
function NotHere({ number, level }: Pick<SentBeforeProps, 'number' | 'level'>) {
  const t = useText(formsText);
  const phone = usePhone();
  const { signedIn } = useSession();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="card stack">
      <Heading>{t('formSent.elsewhere')}</Heading>
      {signedIn && (
        <p>
          {t.parts('formSent.lookInInbox', {
            inbox: <Link to="/member/message-center?tab=notifications">{t('formSent.inbox')}</Link>,
          })}
        </p>
      )}
      <p>
        {t.parts('formSent.callWithNumber', {
          number: echoOf(number),
          phone: <PhoneLink number={phone} />,
        })}
      </p>
      <div className="row">
        <ButtonLink kind="secondary" to={{ search: '' }}>
          {t('formSent.new')}
        </ButtonLink>
      </div>
    </section>
  );
}
