import type { Ref } from 'react';
import { useText } from '../../../language';
import { DataState } from '../../../ui';
import { CardFrame, type CardFrameHandle } from '../../../ui/forms';
import { useFrame } from '../use-payments';
import payingText from '../paying.text';
import waysText from './ways.text';

interface TypeAgainProps {
  what: 'account' | 'card';
  frame: Ref<CardFrameHandle>;
}

/** The processor's frame for what a stored payment lacks: its token is stored nowhere. */
export function TypeAgain({ what, frame }: TypeAgainProps) {
  const t = useText(payingText, waysText);
  const { data, retry } = useFrame();
  const failed = t(what === 'account' ? 'payments.bankError.failed' : 'payments.cardError.failed');
  return (
    <div className="stack">
      <p>{t(`payments.underWay.${what}`)}</p>
      <DataState
        data={data}
        loading={t('payments.form.loading')}
        failed={t('payments.form.failed')}
        onRetry={retry}
        keepWhileLoading
      >
        {({ address }) =>
          address === null ? (
            <p>{failed}</p>
          ) : (
            <CardFrame
              ref={frame}
              address={address}
              kind={what}
              title={t(what === 'account' ? 'payments.bankFrame' : 'payments.cardFrame')}
            />
          )
        }
      </DataState>
    </div>
  );
}
