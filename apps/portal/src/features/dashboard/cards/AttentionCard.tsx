import {
  dateText,
  type Format,
  type Language,
  languages,
  type Translate,
  useFormat,
  useLanguage,
  useText,
} from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { notificationCounts, selectUnread } from '../../message-center';
import { claimPath, MailOrderLink, useMailOrderVendor } from '../../../plan';
import { useFlag } from '../../../session';
import { ButtonLink, Card, Icon, Skeleton, Tag } from '../../../ui';
import { claimLabelsText, claimRequestText } from '../../claims';
import { useRequestsOfClaims } from '../../../plan/use-approvals';
import { type AttentionItem, attentionItems } from './attention';
import { draftList, type FindForm, useFormsOfDrafts } from '../../../forms';
import {
  checkoutForm,
  checkoutPath,
  mailOrderOverview,
  medicineName,
  openOrders,
} from '../../mail-order';
import { useMinor } from '../use-minor';
import { useRecentClaims } from '../use-recent-claims';
import dashboardText from '../dashboard.text';
import { useAnswer, useAppSelector, useRequested } from '../../../store';

/** Open items of the member, first of all: from claims, orders, begun forms and messages, as each arrives. */
export function AttentionCard() {
  const t = useText(claimLabelsText, claimRequestText, dashboardText);
  const format = useFormat();
  const language = useLanguage();
  const { items, waiting, partly, formOf } = useAttentionItems();
  return (
    <Card
      title={t('dashboard.attention.title')}
      action={
        items.length > 0 && (
          <Tag tone="warn" icon={null}>
            {t('dashboard.attention.count', { count: items.length })}
          </Tag>
        )
      }
    >
      {items.length > 0 ? (
        <ul className="list">
          {items.map((item, index) => (
            <AttentionRow key={index} {...attentionText(item, { t, format, language, formOf })} />
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

interface AttentionItems {
  /** Those that are known so far. */
  items: AttentionItem[];
  /** The claims, which most of them come from, are on their way. */
  waiting: boolean;
  /** A source did not load: an empty list does not mean that nothing is open. */
  partly: boolean;
  formOf: FindForm;
}

function useAttentionItems(): AttentionItems {
  const t = useText(screenTitlesText);
  const locale = languages[useLanguage()].intl;
  const hasClaims = useFlag('claimsHistory');
  const hasMessages = useFlag('messageCenter');
  const minor = useMinor();
  const hasVendor = useMailOrderVendor();
  const hasMailOrder = useFlag('mailOrder') && !minor && !hasVendor;
  const unread = useAppSelector(selectUnread);
  const { claims, failed } = useRecentClaims();
  const requestsOfClaims = useRequestsOfClaims(
    hasClaims && (claims ?? []).some(({ status }) => status === 'rejected'),
  );
  const orders = useAnswer(mailOrderOverview);
  const { data: begun } = useRequested(draftList);
  const drafts = begun.data?.drafts ?? [];
  const checkout: FindForm = (formId) =>
    formId === checkoutForm
      ? { to: checkoutPath, title: t('screens.mailOrderCheckout') }
      : undefined;
  const { formOf, failed: formsFailed } = useFormsOfDrafts(drafts.length > 0, checkout);
  const counts = useAnswer(notificationCounts);
  const items = attentionItems({
    claims: (hasClaims && claims) || [],
    ...requestsOfClaims,
    orders: hasMailOrder && orders.data ? openOrders(orders.data) : [],
    answered: (hasMailOrder && orders.data?.answeredRequests) || [],
    drafts: drafts.filter(({ formId }) => formOf(formId)),
    unread: hasMessages ? unread : 0,
    locale,
  });
  return {
    items,
    waiting: hasClaims && !claims && !failed,
    partly: Boolean(
      (hasClaims && failed) ||
      (hasMailOrder && orders.failure) ||
      (hasMessages && counts.failure) ||
      begun.failure ||
      formsFailed,
    ),
    formOf,
  };
}

interface AttentionText {
  title: string;
  text: string;
  to: string;
  action: string;
}

interface Wording {
  t: Translate<typeof claimLabelsText | typeof claimRequestText | typeof dashboardText>;
  format: Format;
  language: Language;
  formOf: FindForm;
}

function attentionText(
  item: AttentionItem,
  { t, format, language, formOf }: Wording,
): AttentionText {
  switch (item.kind) {
    case 'notPaid': {
      const { pharmacy } = item;
      const date = dateText(item.date, format.longDate);
      return {
        title: t('dashboard.attention.notPaid', {
          drug: item.drug || t('claimLabels.drugMissing'),
        }),
        text: pharmacy
          ? t('dashboard.attention.notPaidAt', { pharmacy, date })
          : t('dashboard.attention.notPaidOn', { date }),
        to: claimPath(item.claimId),
        action: t('dashboard.attention.notPaidAction'),
      };
    }
    case 'approved': {
      const { path, youPay } = item.approval;
      return {
        title: t('dashboard.attention.approved', {
          drug: item.drug || t('claimLabels.drugMissing'),
        }),
        text:
          youPay === null
            ? t('claimRequest.approved')
            : t('claimRequest.payable', { amount: format.money(youPay) }),
        to: path,
        action: t('claimRequest.see'),
      };
    }
    case 'requested': {
      const { path, isAppeal, state, dueAt } = item.request;
      const drug = item.drug || t('claimLabels.drugMissing');
      const date = dateText(dueAt, format.longDate);
      return {
        title: t(isAppeal ? 'dashboard.attention.appealed' : 'dashboard.attention.requested', {
          drug,
        }),
        text: t(isAppeal ? `dashboard.appeal.${state}` : `claimRequest.${state}`, { date }),
        to: path,
        action: t(isAppeal ? 'dashboard.attention.seeAppeal' : 'claimRequest.see'),
      };
    }
    case 'onHold':
      return {
        title: t('dashboard.attention.onHold', { order: item.orderNumber }),
        text: t('dashboard.attention.onHoldText'),
        to: '/member/mail-order',
        action: t('dashboard.attention.onHoldAction'),
      };
    case 'answered': {
      const { referenceNumber, state } = item.request;
      const outcome = state === 'ready' ? 'ready' : 'refused';
      const drug = medicineName(item.request, language);
      return {
        title: t(`dashboard.attention.newRx.${outcome}`, { drug }),
        text: t(`dashboard.attention.newRx.${outcome}Text`),
        to: `/member/mail-order?${new URLSearchParams({ request: referenceNumber })}`,
        action: t(`dashboard.attention.newRx.${outcome}Action`),
      };
    }
    case 'draft': {
      const form = formOf(item.formId);
      return {
        title: t('dashboard.attention.draft', { form: form?.title ?? '' }),
        text: t('dashboard.attention.draftText', {
          saved: format.longDate(item.savedAt),
          until: format.longDate(item.expiresAt),
        }),
        to: form?.to ?? '/member/forms',
        action: t('dashboard.attention.draftAction'),
      };
    }
    case 'unread':
      return {
        title: t('dashboard.attention.unread', { count: item.count }),
        text: t('dashboard.attention.unreadText'),
        to: '/member/message-center',
        action: t('dashboard.attention.unreadAction'),
      };
  }
}

function AttentionRow({ title, text, to, action }: AttentionText) {
  const [path, search] = to.split('?');
  const label = (
    <>
      {action}
      <span className="sr"> {title}</span>
    </>
  );
  return (
    <li className="between">
      <div>
        <h3>{title}</h3>
        <p className="mute">{text}</p>
      </div>
      {path === '/member/mail-order' ? (
        <MailOrderLink button="medium" search={search}>
          {label}
        </MailOrderLink>
      ) : (
        <ButtonLink kind="secondary" to={to}>
          {label}
        </ButtonLink>
      )}
    </li>
  );
}
