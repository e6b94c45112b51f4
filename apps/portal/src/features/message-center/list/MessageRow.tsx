import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { Tag } from '../../../ui';
import messageCenterText from '../message-center.text';
import type { MessageRow as Row } from '../messages.requests';
import { StatusTag } from '../StatusTag';
import { useAuthor } from '../use-author';

/** One message of the list: a link that opens it. */
export const MessageRow = memo(function MessageRow({ row, isOpen }: { row: Row; isOpen: boolean }) {
  const t = useText(messageCenterText);
  const format = useFormat();
  const author = useAuthor();
  const clock = useClock();
  const { mpmId, subject, sender, writtenBy, sentOn, read, period, status } = row;
  const isThisYear = sentOn.slice(0, 4) === String(clock.now().getFullYear());
  const date = sentOn && (isThisYear ? format.shortDate : format.date)(sentOn);
  return (
    <li className={read ? 'read' : undefined}>
      <Link
        id={`message-${mpmId}`}
        to={{ search: `?${new URLSearchParams({ message: mpmId })}` }}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
      >
        <b dir="auto">{subject || t('messages.noSubject')}</b>
        <span className="small num mute">{date}</span>
        <span className="mute" dir="auto">
          {writtenBy ? author(writtenBy) : sender}
        </span>
        {period?.from && period.to && (
          <span className="small mute">
            {t('messages.period', {
              from: format.date(period.from),
              to: format.date(period.to),
            })}
          </span>
        )}
        {(!read || status !== 'none') && (
          <span className="row tight">
            {!read && <Tag tone="brand">{t('messages.new')}</Tag>}
            <StatusTag status={status} />
          </span>
        )}
      </Link>
    </li>
  );
});
