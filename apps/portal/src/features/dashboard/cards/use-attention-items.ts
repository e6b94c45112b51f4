import { draftList, type FindForm, isRecord, useFormsOfDrafts } from '../../../forms';
import { languages, useLanguage, useText } from '../../../language';
import namesText from '../../../language/names.text';
import { useMailOrderVendor } from '../../../plan';
import { useRequestsOfClaims } from '../../../plan/use-approvals';
import { useAddition, useFlag } from '../../../session';
import {
  type Failure,
  useAnswer,
  useAppDispatch,
  useAppSelector,
  useRequested,
} from '../../../store';
import { checkoutForm, checkoutPath, mailOrderOverview, openOrders } from '../../mail-order';
import { notificationCounts, selectUnread } from '../../message-center';
import { useMinor } from '../use-minor';
import { useRecentClaims } from '../use-recent-claims';
import { type AttentionItem, attentionItems } from './attention';

interface AttentionItems {
  /** Those that are known so far. */
  items: AttentionItem[];
  /** The claims, which most of them come from, are on their way. */
  waiting: boolean;
  /** A source did not load: an empty list does not mean that nothing is open. */
  partly: boolean;
  /** Of the sources that no other card shows, what failed and how it is requested again. */
  own: { failure: Failure; retry: () => void } | null;
  formOf: FindForm;
}

/** The open items of the member, as their sources arrive. */
export function useAttentionItems(): AttentionItems {
  const t = useText(namesText);
  const locale = languages[useLanguage()].intl;
  const hasClaims = useFlag('claimsHistory');
  const hasMessages = useFlag('messageCenter');
  const minor = useMinor();
  const hasVendor = useMailOrderVendor();
  const hasNewPrescriptions = useAddition('newPrescriptions');
  const hasMailOrder = useFlag('mailOrder') && !minor && !hasVendor;
  const unread = useAppSelector(selectUnread);
  const { claims, failed } = useRecentClaims();
  const requestsOfClaims = useRequestsOfClaims(
    hasClaims && (claims ?? []).some(({ status }) => status === 'rejected'),
  );
  const orders = useAnswer(mailOrderOverview);
  const { data: begun, retry: loadDrafts } = useRequested(draftList);
  const drafts = begun.data?.drafts ?? [];
  const checkout: FindForm = (formId) =>
    formId === checkoutForm
      ? { to: checkoutPath, title: t('screens.mailOrderCheckout') }
      : undefined;
  const { formOf, failed: formsFailed } = useFormsOfDrafts(drafts.length > 0, checkout);
  const dispatch = useAppDispatch();
  const counts = useAnswer(notificationCounts);
  const countsFailure = hasMessages ? counts.failure : undefined;
  const ownFailure = begun.failure ?? countsFailure;
  const retry = () => {
    if (begun.failure) loadDrafts();
    if (countsFailure) dispatch(notificationCounts.requested());
  };
  const items = attentionItems({
    claims: (hasClaims && claims) || [],
    ...requestsOfClaims,
    orders: hasMailOrder && orders.data ? openOrders(orders.data) : [],
    answered: (hasMailOrder && hasNewPrescriptions && orders.data?.answeredRequests) || [],
    drafts: drafts.filter((draft) => !isRecord(draft) && formOf(draft.formId)),
    unread: hasMessages ? unread : 0,
    locale,
  });
  return {
    items,
    waiting: hasClaims && !claims && !failed,
    partly: Boolean(
      (hasClaims && failed) || (hasMailOrder && orders.failure) || ownFailure || formsFailed,
    ),
    own: ownFailure ? { failure: ownFailure, retry } : null,
    formOf,
  };
}
