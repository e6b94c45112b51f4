import { claims as claimCalls } from '@portal/contracts/claims';
import { mailOrder } from '@portal/contracts/mail-order';
import { addDays, isOfOneMembership } from '@portal/domain';
import type { RelatedItem } from '../../forms/form-context';
import { useFormat, useLanguage, useText } from '../../language';
import drugForms from '../../language/drug-forms.text';
import { titleOfClaim } from '../../language/drug-name';
import { useToday } from '../../platform';
import { useFlag, useSession } from '../../session';
import { useCall } from '../../store';
import contactText from './contact.text';

/** As many of each as fit in two lines. */
const most = 3;
const daysBack = 90;

/** The member's open orders and newest claims, as far as they load: a message can be sent without. */
export function useRelatedItems(): RelatedItem[] {
  const t = useText(contactText, drugForms);
  const language = useLanguage();
  const format = useFormat();
  const today = useToday();
  const { userInfo } = useSession();
  const memberId = userInfo?.memberId ?? '';
  const hasClaims = useFlag('claimsHistory') && memberId !== '';
  const hasOrders = useFlag('mailOrder') && memberId !== '';
  const claims = useCall(
    claimCalls.getHistory,
    hasClaims ? { fromDate: addDays(today, -daysBack), toDate: today, memberId } : null,
    'contact',
  ).data.data?.claimsHistory?.claim;
  const orders = useCall(mailOrder.getOverview, hasOrders ? { memberId } : null, 'contact').data
    .data?.orders;
  const newest = [...(claims ?? [])]
    .filter((claim) => claim.healthServiceId && isOfOneMembership(claim.memberId, memberId))
    .sort((one, other) => other.dateOfService.localeCompare(one.dateOfService));
  return [
    ...(orders ?? []).slice(0, most).map(({ orderNumber }) => ({
      value: `order:${orderNumber}`,
      label: t('contact.order', { id: orderNumber }),
    })),
    ...newest.slice(0, most).map((claim) => ({
      value: `claim:${claim.healthServiceId}`,
      label: t('contact.claim', {
        drug: titleOfClaim(claim, language, t),
        date: claim.dateOfService ? format.shortDate(claim.dateOfService) : '',
      }),
    })),
  ];
}
