import { useEffect, useEffectEvent, useState } from 'react';
import { useMayHaveArrived } from '../../forms/sent/use-arrival';
import { useReceipt } from '../../forms/sent/use-receipt';
import { useMailOrderVendor } from '../../plan';
import { useAppDispatch, useAppSelector } from '../../store';
import '../../styles/lists.css';
import { usePhone } from '../../brand';
import { useText } from '../../language';
import { ButtonLink, Message, PhoneLink } from '../../ui';
import namesText from '../../language/names.text';
import vendorText from '../../plan/mail-order-vendor.text';
import { AskPage, signInPath } from './AskPage';
import { ConfirmPage } from './ConfirmPage';
import { DonePage, OrderedBefore } from './DonePage';
import {
  type OrderedRefill,
  quickRefillOrder,
  quickRefillSearch,
  receiptOf,
  type RefillReceipt,
} from './quick-refill.requests';
import './quick-refill.css';
import quickRefillText from './quick-refill.text';

type Search = Parameters<typeof quickRefillSearch.requested>[0];

/** /member/quick-refill: a refill of home delivery without signing in; where a vendor delivers, the way to it. */
export function QuickRefillScreen() {
  return useMailOrderVendor() ? <VendorPage /> : <QuickRefill />;
}

/**
 * A refill without signing in, from search to order. Nothing that is typed is in a URL or stored;
 * neither is an answer used that an earlier visit of the page received. Only number, days and amount of a placed order
 * are in the state of its history entry, so that a reload still shows them, and a way back to it cannot be taken for a
 * refill that is not ordered yet.
 */
function QuickRefill() {
  const dispatch = useAppDispatch();
  const search = useAppSelector(quickRefillSearch.select);
  const order = useAppSelector(quickRefillOrder.select);
  const [searched, setSearched] = useState<Search>();
  // The key of the order of what was found: sending it again places it once.
  const [key, setKey] = useState('');
  const [isRestarted, setRestarted] = useState(false);
  const isOurs = searched !== undefined && search.input === searched;
  const isOrdered = key !== '' && order.input?.idempotencyKey === key;
  const failure = isOrdered ? order.failure : undefined;
  const mayHave = useMayHaveArrived(failure, { key });
  const { receipt: before, keep, forget } = useReceipt<RefillReceipt>('quickRefillOrder');
  const placed = isOurs && isOrdered && order.status === 'success' ? order.data.order : null;
  const restart = () => {
    setSearched(undefined);
    setRestarted(true);
    forget();
  };
  const keepReceipt = useEffectEvent((order: OrderedRefill) => keep(receiptOf(order)));
  useEffect(() => {
    if (placed) keepReceipt(placed);
  }, [placed]);

  if (placed) return <DonePage order={placed} onAnother={restart} />;
  if (before) return <OrderedBefore receipt={before} onAnother={restart} />;
  const refill = isOurs && search.status === 'success' ? search.data.refill : null;
  if (refill) {
    return (
      <ConfirmPage
        refill={refill}
        isSending={isOrdered && order.status === 'loading'}
        failure={failure}
        mayHaveArrived={mayHave}
        onBack={restart}
        onOrder={(payment) => {
          const { rxNumber, confirmation, total } = refill;
          const body = { rxNumber, confirmation, payment, expectedTotal: total ?? 0 };
          dispatch(quickRefillOrder.requested({ body, idempotencyKey: key }));
        }}
      />
    );
  }
  return (
    <AskPage
      isInProcess={isOurs && search.status === 'success' && search.data.isInProcess}
      isSearching={isOurs && search.status === 'loading'}
      failure={isOurs ? search.failure : undefined}
      takesFocus={isRestarted}
      onAsk={(body) => {
        const input = { body };
        setSearched(input);
        setKey(crypto.randomUUID());
        dispatch(quickRefillSearch.requested(input));
      }}
    />
  );
}

/** For visitors of a client whose vendor delivers: only a member's record has the vendor's link. */
function VendorPage() {
  const t = useText(quickRefillText, vendorText, namesText);
  return (
    <Message
      icon="truck"
      title={t('screens.quickRefill')}
      actions={
        <>
          <ButtonLink icon="user" to={signInPath}>
            {t('quickRefill.signIn')}
          </ButtonLink>
          <ButtonLink kind="secondary" to="/member/contact">
            {t('screens.contact')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('mailOrderVendor.why')}</p>
      <p>{t('quickRefill.vendor')}</p>
      <p className="mute">
        {t.parts('quickRefill.tty', { phone: <PhoneLink number={usePhone()} /> })}
      </p>
    </Message>
  );
}
