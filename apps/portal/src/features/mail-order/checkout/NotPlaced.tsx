import type { ErrorCode } from '@portal/contracts';
import { useText } from '../../../language';
import type { Failure } from '../../../store';
import { Alert, ButtonLink } from '../../../ui';
import reviewText from './steps/review.text';

type Why =
  | 'already'
  | 'eligible'
  | 'card'
  | 'expired'
  | 'noCard'
  | 'noBill'
  | 'address'
  | 'shipping'
  | 'packaging'
  | 'medicines'
  | 'price'
  | 'patient'
  | 'general';

/** Code of a failure → its sentence. */
const byCode: Readonly<Partial<Record<ErrorCode, Why>>> = {
  ORDER_ALREADY_PLACED: 'already',
  NO_HOME_DELIVERY: 'eligible',
  CARD_NOT_ACCEPTED: 'card',
  PATIENT_NOT_AUTHORIZED: 'patient',
};

/** Problem of the payment → its sentence. */
const byPayment: Readonly<Record<string, Why>> = {
  cardExpired: 'expired',
  unknownCard: 'noCard',
  billMe: 'noBill',
};

/** The start of a refused field's name → its sentence; the first one that is refused is said. */
const byField: readonly [field: string, why: Why][] = [
  ['payment', 'card'],
  ['address', 'address'],
  ['shipping', 'shipping'],
  ['packaging', 'packaging'],
  ['items', 'medicines'],
  ['expectedTotal', 'price'],
];

function reasonOf({ code, fields = [] }: Failure): Why {
  const known = byCode[code];
  if (known) return known;
  for (const [start, why] of byField) {
    const refused = fields.find(({ field }) => field.startsWith(start));
    if (refused) return (why === 'card' && byPayment[refused.problem]) || why;
  }
  return 'general';
}

/** The caps were not saved, so that the order was not sent. */
export function CapsNotSaved() {
  const t = useText(reviewText);
  return (
    <Alert tone="bad" role="alert" title={t('checkout.notPlaced')}>
      <p>{t('checkout.notPlaced.capsNotSaved')}</p>
    </Alert>
  );
}

/** Why nothing was placed; the fields that the service refuses say more than its code. */
export function NotPlaced({ failure }: { failure: Failure }) {
  const t = useText(reviewText);
  const why = reasonOf(failure);
  return (
    <Alert
      tone="bad"
      role="alert"
      title={t('checkout.notPlaced')}
      action={
        why === 'already' && (
          <ButtonLink kind="secondary" to="/member/mail-order/orders">
            {t('checkout.sent.orders')}
          </ButtonLink>
        )
      }
    >
      <p>{t(`checkout.notPlaced.${why}`)}</p>
    </Alert>
  );
}
