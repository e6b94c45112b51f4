import {
  type Answers,
  drawingSize,
  nextEventsOf,
  signatureOf,
  stepsOf,
} from '@portal/domain/forms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormat, useText } from '../../language';
import { Page, PrintButton, usePhone } from '../../brand';
import { useSession } from '../../session';
import { Alert, Button, Card, Icon, LinkInText, PhoneLink } from '../../ui';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';
import { SaveCopy } from '../copy/SaveCopy';
import { AnswersList } from '../review/AnswersList';
import type { Receipt, SentForm } from '../send-form.requests';
import { sentFormOf, useSentRow } from './sent-forms';
import { usePromise } from './use-promise';
import { says } from '../../says/says';

interface SentViewProps {
  receipt: Receipt;
  /** What was sent; null after the page was loaded again: then the service has it. */
  sent: SentForm | null;
  /** The level of the heading: 1 where no other heading of the page stands above. */
  level: 1 | 2;
  /** Further steps of the member. */
  children?: ReactNode;
}

/** The confirmation: the reference number, what happens next and when, and a copy to print. */
export function SentView({ receipt, sent, level, children }: SentViewProps) {
  const t = useText(formsText);
  const format = useFormat();
  const phone = usePhone();
  const form = useOpenForm();
  const { definition, facts, textOf } = form;
  const { signedIn } = useSession();
  const { sent: texts, service } = definition;
  const { row } = useSentRow(form, receipt.referenceNumber, sent === null);
  const what = sent ?? (row && sentFormOf(row, definition));
  const { answer, said, toDo } = usePromise(receipt, what);
  /** The service keeps a receipt of a form in the member's inbox; a message is there itself. */
  const keepsReceipt = signedIn && service === 'forms.submit';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = level === 1 ? 'h1' : 'h2';
  const times = {
    sent: `${format.weekday(receipt.receivedAt)}, ${format.time(receipt.receivedAt)}`,
    answer: t('formSent.by', { date: format.date(receipt.answerBy) }),
    later: '',
  };
  const saidAt = {
    sent: says('requestSent', receipt.referenceNumber, receipt.receivedAt),
    answer: says('requestAnswerBy', receipt.referenceNumber, receipt.answerBy),
    later: {},
  };
  return (
    <Page
      paper="masked"
      head={
        <Alert tone="ok" role="status" level={2} title={textOf(texts.title)}>
          {toDo.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      }
    >
      <div className="grid">
        <div className="c8 stack s5 form-part">
          <section className="card stack">
            <p className="mute">{textOf(definition.title)}</p>
            <Heading tabIndex={-1} ref={heading} {...said}>
              {answer}
            </Heading>
            <div className="row">
              <div>
                <p className="mute">{t('formSent.reference')}</p>
                <p className="big num">{receipt.referenceNumber}</p>
              </div>
              <CopyButton text={receipt.referenceNumber} />
            </div>
          </section>
          <Card title={t('formSent.next')}>
            <ol className="tl">
              {nextEventsOf(definition, what?.values as Answers | undefined, facts).map(
                ({ at, title, text }) => (
                  <li key={title.en} className={at === 'sent' ? 'done' : ''}>
                    <Icon name="check" />
                    <div className="stack s1">
                      <div className="between">
                        <h3>{textOf(title)}</h3>
                        {times[at] && (
                          <span className="num mute" {...saidAt[at]}>
                            {times[at]}
                          </span>
                        )}
                      </div>
                      <p className="mute">{textOf(text)}</p>
                    </div>
                  </li>
                ),
              )}
            </ol>
          </Card>
          {what && <WhatWasSent {...what} receivedAt={receipt.receivedAt} />}
        </div>
        <div className="c4 stack s5 form-part">
          {children}
          <section className="card stack no-print">
            <h2>{t('formSent.keep')}</h2>
            <PrintButton kind="primary" label={t('formSent.print')} />
            <SaveCopy receipt={receipt} sent={what} />
            {keepsReceipt && (
              <p>
                {t.parts('formSent.inInbox', {
                  inbox: (
                    <LinkInText to="/member/message-center?tab=notifications">
                      {t('formSent.inbox')}
                    </LinkInText>
                  ),
                })}
              </p>
            )}
          </section>
          <p>{t.parts('formSent.questions', { phone: <PhoneLink number={phone} /> })}</p>
        </div>
      </div>
    </Page>
  );
}

function WhatWasSent({ values, signature, receivedAt }: SentForm & { receivedAt: string }) {
  const t = useText(formsText);
  const format = useFormat();
  const { definition, facts, textOf } = useOpenForm();
  const signed = signature && signatureOf(definition, values as Answers, facts);
  return (
    <Card title={t('formSent.what')}>
      {stepsOf(definition, values as Answers, facts).map(([id, step]) => (
        <section key={id}>
          <h3>{textOf(step.title)}</h3>
          <AnswersList step={step} values={values} masked />
        </section>
      ))}
      {signed && (
        <section>
          <h3>{t('formCopy.signature')}</h3>
          <p>{textOf(signed.statement)}</p>
          {signature.drawing && (
            <svg
              className="drawn"
              viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
              role="img"
              aria-label={t('formCopy.drawing')}
            >
              <path d={signature.drawing} />
            </svg>
          )}
          <p className="signed">{signature.name}</p>
          <p className="mute small">
            {t('formReview.signedOn', { date: format.longDate(receivedAt) })}
          </p>
        </section>
      )}
    </Card>
  );
}

function CopyButton({ text }: { text: string }) {
  const t = useText(formsText);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser refuses: the number is there to be selected.
      setCopied(false);
    }
  };
  return (
    <Button kind="secondary" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{t(isCopied ? 'formSent.copied' : 'formSent.copy')}</span>
    </Button>
  );
}
