import { memo, useCallback, useRef } from 'react';
import { useFormat, useText } from '../../../language';
import { useToday } from '../../../platform';
import { Link, Tag } from '../../../ui';
import { LaterWords } from '../../../ui/long-list/LaterWords';
import { chunkSize } from '../../../ui/long-list/row-chunks';
import { useNearViewport } from '../../../ui/long-list/near-viewport';
import messageCenterText from '../message-center.text';
import type { MessageRow as Row } from '../messages.requests';
import { StatusTag } from '../StatusTag';
import { useAuthor } from '../use-author';

interface MessageChunkProps {
  rows: readonly Row[];
  /** Messages before these. */
  first: number;
  /** Rendered wherever it is. */
  drawn: boolean;
  openId: string | null;
}

/**
 * Some messages of a long list: rendered when near the view, else a block of the same height that has their
 * words, so that the browser's own search finds them.
 */
export const MessageChunk = memo(function MessageChunk(props: MessageChunkProps) {
  const { rows, first, drawn, openId } = props;
  const t = useText(messageCenterText);
  const list = useRef<HTMLUListElement>(null);
  const { near, height } = useNearViewport(list, first < 2 * chunkSize);
  const label = t('messages.rows', { from: first + 1, to: first + rows.length });
  return (
    <ul className="card-links inbox" ref={list} aria-label={label}>
      {near || drawn ? (
        <MessageRows rows={rows} openId={openId} />
      ) : (
        <Words rows={rows} height={height} />
      )}
    </ul>
  );
});

/** Messages as items of a list. */
export const MessageRows = ({ rows, openId }: Pick<MessageChunkProps, 'rows' | 'openId'>) =>
  rows.map((row) => <MessageRow key={row.mpmId} row={row} isOpen={row.mpmId === openId} />);

function Words({ rows, height }: { rows: readonly Row[]; height: number }) {
  const format = useFormat();
  const lineOf = useCallback(
    ({ subject, sender, sentOn }: Row) =>
      [subject, sentOn && format.date(sentOn), sender].join(' '),
    [format],
  );
  return (
    <li>
      <LaterWords rows={rows} lineOf={lineOf} height={height} />
    </li>
  );
}

/** One message of the list: a link that opens it. */
const MessageRow = memo(function MessageRow({ row, isOpen }: { row: Row; isOpen: boolean }) {
  const t = useText(messageCenterText);
  const format = useFormat();
  const author = useAuthor();
  const { mpmId, subject, sender, writtenBy, sentOn, read, period, status } = row;
  const isThisYear = sentOn.slice(0, 4) === useToday().slice(0, 4);
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
