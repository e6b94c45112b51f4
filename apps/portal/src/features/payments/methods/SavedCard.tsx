import { cardNameProblem, isCardExpired, tidyName } from '@portal/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../language';
import { cardExpiry, cardName, cardNameAmong } from '../../../cards/card-name';
import cardsText from '../../../cards/cards.text';
import { useClock } from '../../../platform';
import { useSaving, withKey } from '../../../store';
import { Alert, Button, NotConfirmed, Tag, VisuallyHidden } from '../../../ui';
import { LineField } from '../../../ui/forms';
import { cardChange, type CardOnFile } from '../payments.requests';
import methodsText from './methods.text';
import { RemoveCard } from './RemoveCard';

interface SavedCardProps {
  card: CardOnFile;
  /** All on file. */
  cards: readonly CardOnFile[];
  /** Auto-refills are charged to it. */
  isUsual: boolean;
  /** The one that is usual once this one is deleted. */
  next: CardOnFile | null;
  isReadOnly: boolean;
  onDone: (what: 'renamed' | 'isUsual' | 'removed') => void;
}

/** One card on file, with what can be done to it. */
export function SavedCard({ card, cards, isUsual, next, isReadOnly, onDone }: SavedCardProps) {
  const t = useText(methodsText, cardsText);
  const now = useClock().now();
  const [isNaming, setNaming] = useState(false);
  const { cardId, isHsa } = card;
  const change = useSaving(withKey(cardChange, cardId), (_data, { body }) => {
    setNaming(false);
    onDone(body.isDefault ? 'isUsual' : 'renamed');
  });
  const isExpired = isCardExpired(card, now);
  const date = cardExpiry(card);
  const nameOf = (one: CardOnFile) => cardNameAmong(one, cards, t);
  const name = nameOf(card);
  return (
    <li className="stack s2">
      <div className="stack s1">
        <p className="row">
          <b>{cardName(card, t)}</b>
          {isUsual && <Tag tone="ok">{t('methods.usual')}</Tag>}
          {isHsa && <Tag tone="neutral">{t('cards.hsa')}</Tag>}
          {isExpired && <Tag tone="warn">{t('methods.expired')}</Tag>}
        </p>
        {date && (
          <p className="mute">{t(isExpired ? 'cards.expired' : 'cards.goodThrough', { date })}</p>
        )}
      </div>
      {change.failure &&
        (change.failure.code === 'STEP_UP_NEEDED' ? (
          <NotConfirmed>{t('methods.notConfirmedChange')}</NotConfirmed>
        ) : (
          <Alert tone="bad" role="alert" title={t('methods.notChanged')} />
        ))}
      {isNaming ? (
        <RenameCard
          name={card.nickname}
          isSaving={change.isRunning}
          onSave={(nickname) => change.save({ cardId, body: { nickname } })}
          onCancel={() => setNaming(false)}
        />
      ) : (
        !isReadOnly && (
          <div className="row card-actions">
            {!isUsual && !isExpired && (
              <Button
                kind="quiet"
                busy={change.isRunning}
                onClick={() => change.save({ cardId, body: { isDefault: true } })}
              >
                {t('methods.makeUsual')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
            <Button kind="quiet" onClick={() => setNaming(true)}>
              {t('methods.rename')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            <RemoveCard
              card={card}
              name={name}
              isUsual={isUsual}
              next={next && nameOf(next)}
              onRemoved={() => onDone('removed')}
            />
          </div>
        )
      )}
    </li>
  );
}

interface RenameCardProps {
  name: string;
  isSaving: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** The name of a card, in the place of its buttons. */
function RenameCard({ name, isSaving, onSave, onCancel }: RenameCardProps) {
  const t = useText(methodsText);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<ReturnType<typeof cardNameProblem>>(null);
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(focus, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const tidy = tidyName(typed);
    const found = cardNameProblem(tidy);
    setProblem(found);
    if (found) focus();
    else onSave(tidy);
  };
  const key = problem === 'tooLong' ? 'methods.nameTooLong' : 'methods.nameHasNumber';
  return (
    <form className="stack s3" noValidate onSubmit={save} ref={form}>
      <LineField
        kind="shortText"
        name="nickname"
        label={t('methods.name')}
        hint={t('methods.nameHint')}
        error={problem && t(key)}
        value={typed}
        onChange={setTyped}
      />
      <div className="row">
        <Button type="submit" kind="secondary" busy={isSaving}>
          {t('methods.saveName')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('methods.cancel')}
        </Button>
      </div>
    </form>
  );
}
