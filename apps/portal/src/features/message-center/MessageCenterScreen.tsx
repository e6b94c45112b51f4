import {
  countOfTab,
  type MessageTab,
  messageTabs,
  tabOf,
  unreadByTab,
} from '@portal/domain/messages';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page, PageHead } from '../../brand';
import { useLanguage, useText } from '../../language';
import namesText from '../../language/names.text';
import { useFlag } from '../../session';
import { useAppSelector, useRequested } from '../../store';
import { ButtonLink, Card, Part } from '../../ui';
import { Tabs } from '../../ui/Tabs';
import { MessageList } from './list/MessageList';
import messageCenterText from './message-center.text';
import { messageList, type MessageRow } from './messages.requests';
import { selectMessages } from './messages.selectors';
import { OpenMessage } from './open/OpenMessage';
import '../../styles/lists.css';
import './message-center.css';
import { says } from '../../says/says';

/** /member/message-center: letters, EOBs, notifications, and everything else (AC-2). */
export function MessageCenterScreen() {
  const t = useText(messageCenterText, namesText);
  const language = useLanguage();
  const { data, retry } = useRequested(messageList, { language });
  const messages = useAppSelector(selectMessages);
  const hasContact = useFlag('contactUs');
  const unread = messages.filter(({ read }) => !read).length;
  return (
    <Page
      className="message-center"
      paper
      head={
        <div className="between">
          <PageHead
            title={t('screens.messageCenter')}
            lead={
              data.data ? (
                <span {...says('unreadMessages', 'own', unread || null)}>
                  {t('messages.lead', { count: unread })}
                </span>
              ) : (
                '\u00a0'
              )
            }
          />
          {hasContact && (
            <ButtonLink to="/member/contact" icon="file-pen">
              {t('messages.write')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <Part data={data} what="messages" retry={retry} keepWhileLoading lines={6}>
        {() => <Inbox messages={messages} />}
      </Part>
    </Page>
  );
}

function Inbox({ messages }: { messages: readonly MessageRow[] }) {
  const t = useText(messageCenterText);
  const [address, setAddress] = useSearchParams();
  const id = address.get('message');
  const open = messages.find(({ mpmId }) => mpmId === id);
  const unread = unreadByTab(messages);
  // As it was at first: what is read meanwhile must not lead to another tab.
  const [first] = useState(() => messageTabs.find((tab) => unread[tab] > 0) ?? 'letters');
  const wanted = messageTabs.find((tab) => tab === address.get('tab'));
  const tab = open ? tabOf(open.tab) : (wanted ?? first);
  const isEmpty = !messages.some((each) => tabOf(each.tab) === tab);
  const select = (to: MessageTab) => setAddress({ tab: to }, { preventScrollReset: true });
  return (
    <Tabs
      name="messages"
      label={t('messages.tabs')}
      selected={tab}
      onSelect={select}
      tabs={messageTabs.map((each) => ({
        id: each,
        label: (
          <>
            {t(`messages.tab.${each}`)}
            {unread[each] > 0 && (
              <>
                <span aria-hidden="true"> ({unread[each]})</span>
                <span className="sr"> {t('messages.unread', { count: unread[each] })}</span>
              </>
            )}
          </>
        ),
      }))}
    >
      <div className="grid">
        <MessageList
          key={tab}
          tab={tab}
          messages={messages}
          openId={id}
          whole={wholeOf(tab)}
          unread={unread[tab]}
        />
        {id === null ? (
          !isEmpty && (
            <section className="c7 nothing-open">
              <p className="mute">{t('messages.choose')}</p>
            </section>
          )
        ) : open ? (
          <OpenMessage key={id} row={open} tab={tab} />
        ) : (
          <Card className="c7" title={t('messages.unknown')}>
            <p>{t('messages.unknownHint')}</p>
          </Card>
        )}
      </div>
    </Tabs>
  );
}

/** The count that has this tab and no other: the service marks it whole. */
const wholeOf = (tab: MessageTab) => {
  const count = countOfTab[tab];
  return count === 'notifications' ? undefined : count;
};
