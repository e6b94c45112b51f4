import { useText } from '../../language';
import mailOrderText from './mail-order.text';

interface MoreRefillsNoteProps {
  /** The supplies that need more refills than are left. */
  supplies: readonly { days: number | null; refills: number | null }[];
  refillsLeft: number | null;
  /** Blank where it is not known. */
  prescriber?: string;
}

/** Why a supply is not offered: how many refills it needs, how many are left, and what to ask the prescriber. */
export function MoreRefillsNote({ supplies, refillsLeft, prescriber }: MoreRefillsNoteProps) {
  const t = useText(mailOrderText);
  return supplies.map(({ days, refills }) =>
    days === null || refills === null || refillsLeft === null ? null : (
      <p key={days} className="mute small">
        {t('mailOrder.moreRefills', { days, refills, count: refillsLeft })}{' '}
        {prescriber
          ? t('mailOrder.moreRefillsAsk', { prescriber })
          : t('mailOrder.moreRefillsAskAny')}
      </p>
    ),
  );
}
