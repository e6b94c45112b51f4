import type { InputOf } from '@portal/contracts';
import type { payments } from '@portal/contracts/payments';
import { isCardExpired, readCardName } from '@portal/domain';
import { useState } from 'react';
import { useMayHaveArrived } from '../../../forms/sent/use-arrival';
import { InPlaceForm } from '../../../forms/short/InPlaceForm';
import { Fields } from '../../../forms/short/ShortForm';
import { useShortForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import typedText from '../../../language/typed.text';
import { cardExpiry, cardName, cardNameAmong } from '../../../cards/card-name';
import cardsText from '../../../cards/cards.text';
import { useClock } from '../../../platform';
import { useSaving, withKey } from '../../../store';
import { Alert, Button, NotConfirmed, Tag, VisuallyHidden } from '../../../ui';
import { cardChange, type CardOnFile } from '../payments.requests';
import { CardArrival } from './CardArrival';
import methodsText from './methods.text';
import { RemoveCard } from './RemoveCard';

type CardChange = InputOf<typeof payments.changeCard>['body'];

/** Whether a card is as a change leaves it, by all that was sent. */
function isChanged(cards: readonly CardOnFile[], cardId: string, sent: CardChange) {
  const card = cards.find((each) => each.cardId === cardId);
  if (!card) return 'unknown';
  return (Object.keys(sent) as (keyof CardChange)[]).every((fact) => card[fact] === sent[fact]);
}

interface SavedCardProps {
  card: CardOnFile;
  /** All on file. */
  cards: readonly CardOnFile[];
  /** Auto-refills are charged to it. */
  isUsual: boolean;
  /** The one that is usual once this one is deleted. */
  next: CardOnFile | null;
  isReadOnly: boolean;
  /** Another change is tried. */
  onTry: () => void;
  onDone: (what: 'renamed' | 'unnamed' | 'isUsual' | 'removed') => void;
}

/** One card on file, with what can be done to it. */
export function SavedCard({
  card,
  cards,
  isUsual,
  next,
  isReadOnly,
  onTry,
  onDone,
}: SavedCardProps) {
  const t = useText(methodsText, cardsText);
  const now = useClock().now();
  const [isNaming, setNaming] = useState(false);
  const { cardId, isHsa } = card;
  const [sent, setSent] = useState<CardChange>({});
  const finish = (body: CardChange) => {
    setNaming(false);
    onDone(body.isDefault ? 'isUsual' : body.nickname === '' ? 'unnamed' : 'renamed');
  };
  const change = useSaving(withKey(cardChange, cardId), (_data, { body }) => finish(body));
  const mayHave = useMayHaveArrived(change.failure, { key: `${cardId} ${JSON.stringify(sent)}` });
  const save = (body: CardChange) => {
    setSent(body);
    change.save({ cardId, body });
  };
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
      {change.failure && mayHave && (
        <CardArrival
          what="changed"
          isDone={(stored) => isChanged(stored, cardId, sent)}
          onDone={() => {
            change.forget();
            finish(sent);
          }}
        />
      )}
      {change.failure &&
        !mayHave &&
        (change.failure.code === 'STEP_UP_NEEDED' ? (
          <NotConfirmed>{t('methods.notConfirmedChange')}</NotConfirmed>
        ) : (
          <Alert tone="bad" role="alert" title={t('methods.notChanged')} />
        ))}
      {isNaming ? (
        <RenameCard
          name={card.nickname}
          isSaving={change.isRunning}
          onTry={() => {
            onTry();
            change.forget();
          }}
          onSave={(nickname) =>
            nickname === card.nickname ? setNaming(false) : save({ nickname })
          }
          onCancel={() => setNaming(false)}
        />
      ) : (
        !isReadOnly && (
          <div className="row card-actions">
            {!isUsual && !isExpired && (
              <Button
                kind="quiet"
                busy={change.isRunning}
                onClick={() => {
                  onTry();
                  save({ isDefault: true });
                }}
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
  onTry: () => void;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** The name of a card, in the place of its buttons. */
function RenameCard({ name, isSaving, onTry, onSave, onCancel }: RenameCardProps) {
  const t = useText(methodsText, typedText);
  const form = useShortForm({
    initial: { nickname: name },
    read: ({ nickname }) => {
      const { value, problem } = readCardName(nickname);
      if (problem === undefined) return { ready: value };
      const message =
        problem === 'characters' ? t('formRules.characters') : t(`methods.name.${problem}`);
      return { errors: [{ name: 'nickname', message }] };
    },
    isBusy: isSaving,
    onTry,
    onReady: onSave,
  });
  return (
    <InPlaceForm
      form={form}
      className="stack s3"
      submit={t('methods.saveName')}
      button="secondary"
      ways={
        <Button kind="quiet" onClick={onCancel}>
          {t('methods.cancel')}
        </Button>
      }
    >
      <Fields
        form={form}
        fields={[
          {
            kind: 'shortText',
            name: 'nickname',
            label: t('methods.name'),
            hint: t('methods.nameHint'),
          },
        ]}
      />
    </InPlaceForm>
  );
}
