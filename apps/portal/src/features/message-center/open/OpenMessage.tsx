import type { MessageTab } from '@portal/domain/messages';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PrintButton } from '../../../brand';
import { useFormat, useLanguage, useText } from '../../../language';
import { useWhenConnected } from '../../../platform';
import { useSession } from '../../../session';
import { idle, isUnreached, useAppDispatch, useAppSelector } from '../../../store';
import { Button, ButtonLink, Icon, Link, Part } from '../../../ui';
import messageCenterText from '../message-center.text';
import { type MessageRow, type OpenedMessage, openedMessages } from '../messages.requests';
import { markRequested } from '../messages.slice';
import { StatusTag } from '../StatusTag';
import { Paragraphs } from './Paragraphs';
import { RelatedLinks } from './RelatedLinks';
import { StatementView } from './StatementView';
import { ThreadView } from './ThreadView';

/**
 * The message that is open, next to the list or, on a narrow screen, in its place. Opening it moves the focus here and
 * marks it as read; when it closes, the focus returns to its row.
 */
export function OpenMessage({ row, tab }: { row: MessageRow; tab: MessageTab }) {
  const t = useText(messageCenterText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const title = useId();
  const { emulation } = useSession();
  const { mpmId, subject, sender, sentOn, read, status } = row;
  const data = useAppSelector(openedMessages.select)[mpmId] ?? idle;
  const request = () => dispatch(openedMessages.requested({ mpmId, language }));
  const load = useEffectEvent(request);
  // Again when an answer arrived since.
  useEffect(() => void load(), [mpmId, language, sentOn]);
  useWhenConnected(isUnreached(data), request);

  const mark = (isRead: boolean) =>
    dispatch(markRequested({ turn: crypto.randomUUID(), mpmIds: [mpmId], read: isRead }));
  const hasOpened = useEffectEvent(() => {
    if (!read && !emulation) mark(true);
  });
  const isHere = data.status === 'success' && data.input.mpmId === mpmId;
  useEffect(() => {
    if (isHere) hasOpened();
  }, [isHere, sentOn]);

  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // On a narrow screen the list is back only when the message is gone. Focus that went elsewhere stays there.
    return () => {
      if (document.activeElement === document.body) {
        document.getElementById(`message-${mpmId}`)?.focus();
      }
    };
  }, [mpmId]);
  const isLoaded = data.data !== undefined;
  const list = { search: `?tab=${tab}` };
  const navigate = useNavigate();
  /** An open message is read: one that is to stay unread closes. */
  const leaveUnread = () => {
    mark(false);
    void navigate(list, { preventScrollReset: true });
  };
  return (
    <article className="c7 card stack s5 open-message" aria-labelledby={title}>
      <p className="to-list no-print">
        <Link className="row tight" to={list} preventScrollReset>
          <Icon name="arrow-left" />
          {t('messages.back')}
        </Link>
      </p>
      <div className="stack s2">
        <div className="between">
          <h2 id={title} ref={heading} tabIndex={-1} dir="auto">
            {subject || t('messages.noSubject')}
          </h2>
          {(isLoaded || !data.failure) && (
            <span className={`row tight tools no-print${isLoaded ? '' : ' held'}`}>
              {!emulation && (
                <Button kind="quiet" onClick={() => (read ? leaveUnread() : mark(true))}>
                  {t(read ? 'messages.markUnread' : 'messages.markRead')}
                </Button>
              )}
              <PrintButton kind="quiet" />
            </span>
          )}
        </div>
        <p className="mute">
          <span dir="auto">{sender}</span>
          {sentOn && <>, {format.longDate(sentOn)}</>}
        </p>
        <div className="row tight">
          {data.data?.thread && <RelatedLinks related={data.data.thread.related} />}
          <StatusTag status={status} />
        </div>
      </div>
      <Part data={data} what="message" retry={request} keepWhileLoading lines={4}>
        {(message) => <Content message={message} />}
      </Part>
    </article>
  );
}

function Content({ message }: { message: OpenedMessage }) {
  const { thread, statement, body, action, category } = message;
  if (thread) return <ThreadView mpmId={message.mpmId} thread={thread} />;
  return (
    <>
      <Paragraphs text={body} />
      {statement && <StatementView statement={statement} />}
      {action?.path.startsWith('/member/') && <Action path={action.path} category={category} />}
    </>
  );
}

const actionTexts = {
  mailOrder: 'messages.action.mailOrder',
  autoRefill: 'messages.action.autoRefill',
  notShipped: 'messages.action.notShipped',
  newPrescription: 'messages.action.newPrescription',
  benefits: 'messages.action.benefits',
  payment: 'messages.action.payment',
  paymentPlan: 'messages.action.paymentPlan',
  coverageRequest: 'messages.action.coverageRequest',
  form: 'messages.action.coverageRequest',
  priorAuthorization: 'messages.action.priorAuthorization',
} as const;

function Action({ path, category }: { path: string; category: string }) {
  const t = useText(messageCenterText);
  const known = Object.hasOwn(actionTexts, category)
    ? actionTexts[category as keyof typeof actionTexts]
    : 'messages.action.other';
  return (
    <div className="no-print">
      <ButtonLink to={path} kind="secondary" icon="arrow-right">
        {t(known)}
      </ButtonLink>
    </div>
  );
}
