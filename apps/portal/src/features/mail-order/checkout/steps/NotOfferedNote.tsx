import { useText } from '../../../../language';
import type { Refill } from '../../home-delivery.requests';
import stepsText from './steps.text';

const reasons = ['plan', 'quantity'] as const;

/** Why a supply that home delivery has for other medicines is not offered for this one. */
export function NotOfferedNote({ notOffered }: Pick<Refill, 'notOffered'>) {
  const t = useText(stepsText);
  const either = (days: readonly number[]): string => {
    const [first, ...rest] = days.map(String);
    return rest.reduce<string>(
      (all, last) => t('checkout.medicine.notOffered.or', { first: all, last }),
      first ?? '',
    );
  };
  return reasons.map((reason) => {
    const days = notOffered.flatMap((each) =>
      each.reason === reason && each.days !== null ? [each.days] : [],
    );
    return days.length === 0 ? null : (
      <p key={reason} className="mute small">
        {t(`checkout.medicine.notOffered.${reason}`, { days: either(days) })}
      </p>
    );
  });
}
