import { cardFrame, type FrameKind } from '@portal/contracts/card-frame';
import type { ReactNode, Ref } from 'react';
import { useText } from '../language';
import { useCall } from '../store';
import { Part } from '../ui';
import { CheckField } from '../ui/forms';
import cardsText from './cards.text';
import { ProcessorFrame, type ProcessorFrameHandle } from './ProcessorFrame';

interface TypedFieldsProps {
  /** What is typed; a card unless stated. */
  kind?: FrameKind;
  frame: Ref<ProcessorFrameHandle>;
}

/** The frame for a card or a bank account, and who gets to see its number. */
export function TypedFields({
  kind = 'card',
  frame,
  address,
}: TypedFieldsProps & { address: string }) {
  const t = useText(cardsText);
  return (
    <>
      <p className="hint">{t(`cards.safe.${kind}`)}</p>
      <ProcessorFrame ref={frame} address={address} kind={kind} title={t(`cards.frame.${kind}`)} />
    </>
  );
}

/** The same where the URL of the frame is not loaded yet, with what follows once it is. */
export function LoadedTypedFields({
  children,
  ...props
}: TypedFieldsProps & { children?: ReactNode }) {
  const t = useText(cardsText);
  return (
    <Part {...useCall(cardFrame.get)} what="form" keepWhileLoading>
      {({ address }) =>
        address === null ? (
          <p>{t('cards.notLoaded')}</p>
        ) : (
          <>
            <TypedFields {...props} address={address} />
            {children}
          </>
        )
      }
    </Part>
  );
}

interface CardChecksProps {
  isHsa: boolean;
  setHsa: (isHsa: boolean) => void;
  save: boolean;
  setSave: (save: boolean) => void;
}

/** What the member says about a new card. */
export function CardChecks({ isHsa, setHsa, save, setSave }: CardChecksProps) {
  const t = useText(cardsText);
  return (
    <>
      <CheckField name="isHsa" label={t('cards.isHsa')} checked={isHsa} onChange={setHsa} />
      <CheckField name="save" label={t('cards.save')} checked={save} onChange={setSave} />
    </>
  );
}
