import type { Ref } from 'react';
import type { ProcessorFrameHandle } from '../../../cards/ProcessorFrame';
import { TypedFields } from '../../../cards/TypedFields';
import { useText } from '../../../language';
import { Button } from '../../../ui';

import { PaidWith } from '../parts/PaidWith';
import waysText from '../form/ways.text';
import { type BankAccountEntry, shownAccount } from './use-bank-account';

interface BankFieldsProps {
  entry: BankAccountEntry;
  frame: Ref<ProcessorFrameHandle>;
  address: string;
}

/** A bank account, typed into the processor's frame; once it is, its last digits. */
export function BankFields({ entry, frame, address }: BankFieldsProps) {
  const t = useText(waysText);
  if (entry.typed) {
    return (
      <div className="nested row">
        <p>
          <PaidWith card={null} account={shownAccount(entry.typed)} />
        </p>
        <Button kind="quiet" onClick={entry.forget}>
          {t('payments.bankOther')}
        </Button>
      </div>
    );
  }
  return (
    <div className="nested stack">
      <TypedFields kind="account" frame={frame} address={address} />
    </div>
  );
}
