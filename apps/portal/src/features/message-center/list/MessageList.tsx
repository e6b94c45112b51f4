import {
  everyMessage,
  filterMessages,
  isNarrowed,
  type MessageTab,
  messagesOfTab,
  newestYears,
  yearsOf,
} from '@portal/domain/messages';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { isActing, useFlag, useSession } from '../../../session';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Button, Icon, Link, useAnnounce } from '../../../ui';
import { chunkSize, chunksOf, drawnWhole } from '../../../ui/long-list/row-chunks';
import { usePrinting } from '../../../ui/use-printing';
import messageCenterText from '../message-center.text';
import { type MessageRow as Row, openedMessages } from '../messages.requests';
import { markRequested, type MarksToSet, selectIsRefused } from '../messages.slice';
import { MessageChunk, MessageRows } from './MessageChunk';
import { MessageFilters } from './MessageFilters';

interface MessageListProps {
  tab: MessageTab;
  messages: readonly Row[];
  openId: string | null;
  /** What the service calls this tab, where it marks it whole. */
  whole: MarksToSet['whole'];
  unread: number;
}

/** The messages of one tab: the newest year at first, or those that were searched for. */
export function MessageList({ tab, messages, openId, whole, unread }: MessageListProps) {
  const t = useText(messageCenterText);
  const heading = useId();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { emulation } = useSession();
  const isRefused = useAppSelector(selectIsRefused);
  const opened = useAppSelector(openedMessages.select);
  const [filter, setFilter] = useState(everyMessage);
  const [years, setYears] = useState(1);
  // It is rendered when it closes too, because the focus returns to it.
  const [lastOpenId, setLastOpenId] = useState(openId);
  if (openId !== null && openId !== lastOpenId) setLastOpenId(openId);
  const printing = usePrinting();
  // What is typed comes first; a long list follows.
  const settled = useDeferredValue(filter);
  const ofTab = useMemo(() => messagesOfTab(messages, tab), [messages, tab]);
  const { shown, oldestShown, hasOlder } = useMemo(() => {
    if (!isNarrowed(settled)) return newestYears(ofTab, years);
    const textOf = (mpmId: string) => opened[mpmId]?.data?.body ?? '';
    const found = filterMessages(ofTab, settled, textOf);
    return { shown: found, oldestShown: '', hasOlder: false };
  }, [ofTab, settled, years, opened]);
  const lastOpenAt = shown.findIndex(({ mpmId }) => mpmId === (openId ?? lastOpenId));

  const markAll = () => {
    const mpmIds = ofTab.filter(({ read }) => !read).map(({ mpmId }) => mpmId);
    const turn = crypto.randomUUID();
    dispatch(markRequested({ turn, mpmIds, read: true, ...(whole && { whole }) }));
    announce(t('messages.allMarked'));
  };
  const narrow = (next: typeof filter) => {
    setFilter(next);
    if (!isNarrowed(next)) return;
    const textOf = (mpmId: string) => opened[mpmId]?.data?.body ?? '';
    announce(t('messages.found', { count: filterMessages(ofTab, next, textOf).length }));
  };
  return (
    <section
      className={`c5 card flush inbox-card${shown.length > 12 ? ' long' : ''}`}
      aria-labelledby={heading}
    >
      <p className="only-print">{t(`messages.tab.${tab}`)}</p>
      <div className="between pad">
        <h2 id={heading} tabIndex={-1}>
          {hasOlder
            ? t('messages.newest', { count: shown.length, all: ofTab.length })
            : t('messages.count', { count: shown.length })}
        </h2>
        {unread > 0 && !emulation && (
          <Button kind="quiet" onClick={markAll}>
            {t('messages.markAll')}
          </Button>
        )}
      </div>
      {isRefused && (
        <p role="alert" className="err pad">
          <Icon name="circle-alert" />
          <span>{t('messages.notMarked')}</span>
        </p>
      )}
      {ofTab.length > 0 && (
        <MessageFilters filter={filter} onChange={narrow} years={yearsOf(ofTab)} />
      )}
      {ofTab.length === 0 ? (
        <NoMessages tab={tab} />
      ) : shown.length === 0 ? (
        <p className="pad mute">{t('messages.noneFound')}</p>
      ) : shown.length <= drawnWhole ? (
        <ul className="card-links inbox">
          <MessageRows rows={shown} openId={openId} />
        </ul>
      ) : (
        chunksOf(shown).map((rows, place) => (
          <MessageChunk
            key={place}
            rows={rows}
            first={place * chunkSize}
            drawn={printing || Math.floor(lastOpenAt / chunkSize) === place}
            openId={openId}
          />
        ))
      )}
      {hasOlder && (
        <p className="pad prov small">
          <Icon name="info" />
          <span>
            {t('messages.allOf', { year: oldestShown })}{' '}
            <Button kind="quiet" onClick={() => setYears(years + 1)}>
              {t('messages.older')}
            </Button>
          </span>
        </p>
      )}
    </section>
  );
}

/** An empty tab: what will be here, and how the member hears of it. Only the member can change that. */
function NoMessages({ tab }: { tab: MessageTab }) {
  const t = useText(messageCenterText, namesText);
  const session = useSession();
  const canOpenSettings = useFlag('accountSettings') && !isActing(session);
  return (
    <div className="pad stack s2">
      <p className="mute">{t(`messages.none.${tab}`)}</p>
      {canOpenSettings && (
        <p>
          {t('messages.noneNext')}{' '}
          <Link to="/member/account-settings">{t('screens.accountSettings')}</Link>
        </p>
      )}
    </div>
  );
}
