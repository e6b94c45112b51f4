import type { Ref } from 'react';
import type { ProcessorFrameHandle } from '../../../cards/ProcessorFrame';
import { LoadedTypedFields } from '../../../cards/TypedFields';
import { useText } from '../../../language';
import payingText from '../form/paying.text';

interface TypeAgainProps {
  what: 'account' | 'card';
  frame: Ref<ProcessorFrameHandle>;
}

/** The processor's frame for what a stored payment lacks: its token is stored nowhere. */
export function TypeAgain({ what, frame }: TypeAgainProps) {
  const t = useText(payingText);
  return (
    <div className="stack">
      <p>{t(`payments.underWay.${what}`)}</p>
      <LoadedTypedFields kind={what} frame={frame} />
    </div>
  );
}
