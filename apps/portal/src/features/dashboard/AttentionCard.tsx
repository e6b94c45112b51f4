import { useCallback, useEffect } from 'react';
import {
  dateWords,
  type Format,
  languages,
  type Translate,
  useFormat,
  useLanguage,
  useText,
} from '../../language';
import { notificationCounts, selectUnread } from '../message-center';
import { useFlag } from '../../session';
import { ButtonLink, Card, Icon, Skeleton, Tag } from '../../ui';
import { claimWordsText } from '../claims';
import { type Matter, mattersOf } from './attention';
import { draftList } from '../../forms';
import { formOf } from './form-drafts';
import { mailOrderOverview, openOrders } from '../mail-order';
import { useMinor } from './use-minor';
import { useRecentClaims } from './use-recent-claims';
import dashboardText from './dashboard.text';
import screenTitlesText from '../../language/screen-titles.text';
import { useAppDispatch, useAppSelector } from '../../store';

/** Open items of the member, first of all: from claims, orders, begun forms and messages, as each arrives. */
export function AttentionCard() {
  const t = useText(claimWordsText, dashboardText, screenTitlesText);
  const format = useFormat();
  const { matters, waiting, partly } = useMatters();
  return (
    <Card
      title={t('dashboard.attention.title')}
      action={
        matters.length > 0 && (
          <Tag tone="warn" icon={null}>
            {t('dashboard.attention.count', { count: matters.length })}
          </Tag>
        )
      }
    >
      {matters.length > 0 ? (
        <ul className="list">
          {matters.map((matter, index) => (
            <MatterItem key={index} {...wordsOf(matter, t, format)} />
          ))}
        </ul>
      ) : waiting ? (
        <Skeleton label={t('dashboard.attention.loading')} lines={2} />
      ) : (
        !partly && <p className="mute">{t('dashboard.attention.none')}</p>
      )}
      {partly && (
        <p className="note row tight">
          <Icon name="info" />
          <span>{t('dashboard.attention.partly')}</span>
        </p>
      )}
    </Card>
  );
}

interface Matters {
  /** Those that are known so far. */
  matters: Matter[];
  /** The claims, which most of them come from, are on their way. */
  waiting: boolean;
  /** A source did not load: an empty list does not mean that nothing is open. */
  partly: boolean;
}

function useMatters(): Matters {
  const dispatch = useAppDispatch();
  const locale = languages[useLanguage()].intl;
  const hasClaims = useFlag('claimsHistory');
  const hasMessages = useFlag('messageCenter');
  const minor = useMinor();
  const hasMailOrder = useFlag('mailOrder') && !minor;
  const unread = useAppSelector(selectUnread);
  const { claims, failed } = useRecentClaims();
  const orders = useAppSelector(mailOrderOverview.select);
  const begun = useAppSelector(draftList.select);
  const counts = useAppSelector(notificationCounts.select);
  const load = useCallback(() => void dispatch(draftList.requested()), [dispatch]);
  useEffect(load, [load]);
  const matters = mattersOf({
    claims: (hasClaims && claims) || [],
    orders: hasMailOrder && orders.data ? openOrders(orders.data) : [],
    drafts: (begun.data?.drafts ?? []).filter(({ formId }) => formOf(formId)),
    unread: hasMessages ? unread : 0,
    locale,
  });
  return {
    matters,
    waiting: hasClaims && !claims && !failed,
    partly: Boolean(
      (hasClaims && failed) ||
      (hasMailOrder && orders.failure) ||
      (hasMessages && counts.failure) ||
      begun.failure,
    ),
  };
}

interface MatterWords {
  title: string;
  text: string;
  to: string;
  action: string;
}

function wordsOf(
  matter: Matter,
  t: Translate<typeof claimWordsText | typeof dashboardText | typeof screenTitlesText>,
  format: Format,
): MatterWords {
  switch (matter.kind) {
    case 'notPaid': {
      const { pharmacy } = matter;
      const date = dateWords(matter.date, format.longDate);
      return {
        title: t('dashboard.attention.notPaid', {
          drug: matter.drug || t('claimWords.drugMissing'),
        }),
        text: pharmacy
          ? t('dashboard.attention.notPaidAt', { pharmacy, date })
          : t('dashboard.attention.notPaidOn', { date }),
        to: '/member/claims',
        action: t('dashboard.attention.notPaidAction'),
      };
    }
    case 'onHold':
      return {
        title: t('dashboard.attention.onHold', { order: matter.orderNumber }),
        text: t('dashboard.attention.onHoldText'),
        to: '/member/mail-order',
        action: t('dashboard.attention.onHoldAction'),
      };
    case 'draft': {
      const form = formOf(matter.formId);
      return {
        title: t('dashboard.attention.draft', { form: form ? t(form.title) : '' }),
        text: t('dashboard.attention.draftText', {
          saved: format.longDate(matter.savedAt),
          until: format.longDate(matter.expiresAt),
        }),
        to: form?.to ?? '/member/forms',
        action: t('dashboard.attention.draftAction'),
      };
    }
    case 'unread':
      return {
        title: t('dashboard.attention.unread', { count: matter.count }),
        text: t('dashboard.attention.unreadText'),
        to: '/member/message-center',
        action: t('dashboard.attention.unreadAction'),
      };
  }
}

function MatterItem({ title, text, to, action }: MatterWords) {
  return (
    <li className="between">
      <div>
        <h3>{title}</h3>
        <p className="mute">{text}</p>
      </div>
      <ButtonLink kind="secondary" to={to}>
        {action}
        <span className="sr">: {title}</span>
      </ButtonLink>
    </li>
  );
}
