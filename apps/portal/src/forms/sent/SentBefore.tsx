import { type ReactNode, useEffect, useRef } from 'react';
import { Page, usePhone } from '../../brand';
import { useText } from '../../language';
import { echoOf } from '../../language/echo';
import { useSession } from '../../session';
import { ButtonLink, LinkInText, Part, PhoneLink } from '../../ui';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';
import type { Receipt } from '../send-form.requests';
import { receiptOf, sentFormOf, useSentRow } from './sent-forms';
import { SentView } from './SentView';

interface SentBeforeProps {
  number: string;
  level: 1 | 2;
  afterSending?: ((receipt: Receipt) => ReactNode) | undefined;
}

/** The confirmation of a form that another tab or another day sent: as the service has it, else where to find it. */
export function SentBefore({ number, level, afterSending }: SentBeforeProps) {
  const t = useText(formsText);
  const form = useOpenForm();
  const { definition, textOf } = form;
  const { signedIn } = useSession();
  const { data, retry, row } = useSentRow(form, number);
  if (row) {
    const receipt = receiptOf(row);
    return (
      <SentView receipt={receipt} sent={sentFormOf(row, definition)} level={level}>
        {afterSending?.(receipt)}
      </SentView>
    );
  }
  const none = <NotHere number={number} />;
  const answer = signedIn ? (
    <Part
      data={data}
      loading={t('formSent.loading')}
      failed={t('formSent.failed')}
      retry={retry}
      lines={5}
    >
      {() => none}
    </Part>
  ) : (
    none
  );
  return level === 1 ? <Page title={textOf(definition.title)}>{answer}</Page> : answer;
}

/** Says nothing of what was sent: the number of a URL proves nothing. */
function NotHere({ number }: Pick<SentBeforeProps, 'number'>) {
  const t = useText(formsText);
  const phone = usePhone();
  const { signedIn } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card stack">
      <h2 tabIndex={-1} ref={heading}>
        {t('formSent.elsewhere')}
      </h2>
      {signedIn && (
        <p>
          {t.parts('formSent.lookInInbox', {
            inbox: (
              <LinkInText to="/member/message-center?tab=notifications">
                {t('formSent.inbox')}
              </LinkInText>
            ),
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
