import {
  dateText,
  type Format,
  type Language,
  type Translate,
  useFormat,
  useLanguage,
  useText,
} from '../../../language';
import type { FindForm } from '../../../forms';
import { claimPath, MailOrderLink } from '../../../plan';
import { ButtonLink, Card, Skeleton, Tag } from '../../../ui';
import { claimLabelsText, claimRequestText } from '../../claims';
import { medicineName } from '../../mail-order';
import dashboardText from '../dashboard.text';
import type { AttentionItem } from './attention';
import { PartlyNote, PartlyRetried } from './PartlyNote';
import { useAttentionItems } from './use-attention-items';
import { type Said, says } from '../../../says/says';

/** Open items of the member, first of all: from claims, orders, begun forms and messages, as each arrives. */
export function AttentionCard() {
  const t = useText(claimLabelsText, claimRequestText, dashboardText);
  const format = useFormat();
  const language = useLanguage();
  const { items, waiting, partly, own, formOf } = useAttentionItems();
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
      {own ? <PartlyRetried {...own} /> : partly && <PartlyNote />}
    </Card>
  );
}

interface AttentionText {
  title: string;
  text: string;
  to: string;
  action: string;
  said?: Said;
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
        said: says(
          'requestAnswerBy',
          new URLSearchParams(path.split('?')[1]).get('number') ?? '',
          state === 'inReview' ? dueAt : null,
        ),
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
    case 'unanswered': {
      const form = formOf(item.formId);
      return {
        title: t('dashboard.attention.unanswered', { form: form?.title ?? '' }),
        text: t('dashboard.attention.unansweredText', { sent: format.longDate(item.sentAt) }),
        to: form?.to ?? '/member/forms',
        action: t('dashboard.attention.unansweredAction'),
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

function AttentionRow({ title, text, to, action, said }: AttentionText) {
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
        <p className="mute" {...said}>
          {text}
        </p>
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
