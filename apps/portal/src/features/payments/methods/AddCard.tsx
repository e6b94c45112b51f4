import { type FormEvent, useEffect, useRef, useState } from 'react';
import cardsText from '../../../cards/cards.text';
import type { ProcessorFrameHandle } from '../../../cards/ProcessorFrame';
import { LoadedTypedFields } from '../../../cards/TypedFields';
import { useText } from '../../../language';
import { useSaving } from '../../../store';
import { Alert, Button, NotConfirmed } from '../../../ui';
import { CheckField } from '../../../ui/forms';
import { cardAdding } from '../payments.requests';
import methodsText from './methods.text';

/** Stores a card that pays later. */
export function AddCard({ onAdded }: { onAdded: () => void }) {
  const t = useText(methodsText);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {t('methods.add')}
        </Button>
      </div>
    );
  }
  return (
    <NewCard
      onAdded={() => {
        setOpen(false);
        onAdded();
      }}
      onCancel={() => setOpen(false)}
    />
  );
}

function NewCard({ onAdded, onCancel }: { onAdded: () => void; onCancel: () => void }) {
  const t = useText(methodsText, cardsText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const frame = useRef<ProcessorFrameHandle>(null);
  const [isHsa, setHsa] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<'invalid' | 'failed' | null>(null);
  const { save, forget, isRunning, failure } = useSaving(cardAdding, onAdded);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking || isRunning) return;
    forget();
    setProblem(null);
    setChecking(true);
    const typed = (await frame.current?.tokenise()) ?? { error: 'failed' as const };
    setChecking(false);
    if ('error' in typed) {
      frame.current?.focus();
      return setProblem(typed.error);
    }
    save({ body: { card: typed.card, isHsa } });
  };
  const isRefused = failure?.code === 'PAYMENT_DECLINED' || failure?.code === 'CARD_NOT_ACCEPTED';
  return (
    <form className="stack" noValidate onSubmit={(event) => void add(event)}>
      <h3 tabIndex={-1} ref={heading}>
        {t('methods.add')}
      </h3>
      {failure?.code === 'STEP_UP_NEEDED' ? (
        <NotConfirmed>{t('methods.notConfirmedAdding')}</NotConfirmed>
      ) : (
        failure && (
          <Alert
            tone="bad"
            role="alert"
            title={t(isRefused ? 'methods.refused' : 'methods.notAdded')}
          />
        )
      )}
      {problem && (
        <Alert
          tone="bad"
          role="alert"
          title={t(problem === 'invalid' ? 'methods.invalid' : 'methods.failed.frame')}
        />
      )}
      <LoadedTypedFields frame={frame} />
      <CheckField name="isHsa" label={t('cards.isHsa')} checked={isHsa} onChange={setHsa} />
      <div className="row">
        <Button type="submit" busy={isChecking || isRunning}>
          {t('methods.saveCard')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('methods.cancel')}
        </Button>
      </div>
    </form>
  );
}
