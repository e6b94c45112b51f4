import { takenOn } from '@portal/domain';
import { useRef, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { useToday } from '../../../platform';
import { CheckField } from '../../../ui/forms';
import automaticText from '../automatic/automatic.text';
import payingText from '../form/paying.text';

/** The consent to one debit of a bank account, where one is needed. */
export function useDebitConsent(isNeeded: boolean) {
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** Whether it is given, or not needed; else the box says so, and has the focus. */
  const check = () => {
    const lacks = isNeeded && !agreed;
    setMissing(lacks);
    if (lacks) box.current?.querySelector('input')?.focus();
    return !lacks;
  };
  return { agreed, setAgreed, isMissing, box, check };
}

interface DebitConsentProps {
  consent: ReturnType<typeof useDebitConsent>;
  amount: number;
  /** A later day; undefined or null: today. */
  payOn: string | null | undefined;
}

/** The member agrees to the amount and the day on which the bank takes it. */
export function DebitConsent({
  consent: { agreed, setAgreed, isMissing, box },
  amount,
  payOn,
}: DebitConsentProps) {
  const t = useText(automaticText, payingText);
  const format = useFormat();
  const today = useToday();
  return (
    <div ref={box}>
      <CheckField
        name="agreed"
        label={t('payments.review.agreeBank', {
          amount: format.money(amount),
          date: format.longDate(takenOn(payOn ?? today, today, true)),
        })}
        error={isMissing && t('payments.agree.missing')}
        checked={agreed}
        onChange={setAgreed}
      />
    </div>
  );
}
