import { usualCard } from '@portal/domain';
import { useText } from '../../../language';
import { useClock } from '../../../platform';
import { useAddition, useSession } from '../../../session';
import { Alert, Part } from '../../../ui';
import { ForMemberAlone } from '../parts/ForMemberAlone';
import { OutcomeHeading, useOutcome } from '../parts/Outcome';
import { PaymentsPage } from '../PaymentsPage';
import type { CardOnFile } from '../payments.requests';
import { useAutomatic, useCards, useHistory } from '../use-payments';
import { AddCard } from './AddCard';
import methodsText from './methods.text';
import { SavedCard } from './SavedCard';

/** /payments/methods: the cards on file, to add, to name, to choose the usual one, and to remove (RT-6). */
export function MethodsScreen() {
  const { emulation } = useSession();
  return (
    <PaymentsPage place="methods">
      {emulation ? <ForMemberAlone /> : null}
      <SavedCards isReadOnly={emulation !== null} />
    </PaymentsPage>
  );
}

type Done = 'added' | 'renamed' | 'unnamed' | 'isUsual' | 'removed';

function SavedCards({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useText(methodsText);
  const { outcome, heading, say, unsay } = useOutcome<Done>();
  const { data, retry } = useCards();
  // The delete dialog names the payments that still use the card.
  useAutomatic();
  useHistory();
  const handleDone = (what: Done) => {
    say(what);
    retry();
  };
  return (
    <section className="card stack">
      <OutcomeHeading
        heading={heading}
        title={t('methods.title')}
        said={outcome && t(`methods.${outcome}`)}
      />
      <Part
        data={data}
        what="cards"
        retry={retry}
        isEmpty={({ cards }) => cards.length === 0}
        empty={
          <>
            <p>{t('methods.none')}</p>
            <p className="mute">{t('methods.noneHint')}</p>
          </>
        }
        keepWhileLoading
      >
        {({ cards }) => (
          <CardList cards={cards} isReadOnly={isReadOnly} onTry={unsay} onDone={handleDone} />
        )}
      </Part>
      {!isReadOnly && <AddCard onAdded={() => handleDone('added')} />}
    </section>
  );
}

interface CardListProps {
  cards: readonly CardOnFile[];
  isReadOnly: boolean;
  /** Another change is tried. */
  onTry: () => void;
  onDone: (what: Done) => void;
}

function CardList({ cards, isReadOnly, onTry, onDone }: CardListProps) {
  const t = useText(methodsText);
  const hasAutoRefill = useAddition('autoRefill');
  const now = useClock().now();
  const usual = usualCard(cards, now);
  const usualWithout = (card: CardOnFile) => {
    const others = cards.filter((other) => other !== card);
    return usualCard(others, now);
  };
  return (
    <>
      <ul className="list">
        {cards.map((card) => (
          <SavedCard
            key={card.cardId}
            card={card}
            cards={cards}
            isReadOnly={isReadOnly}
            onTry={onTry}
            onDone={onDone}
            isUsual={card === usual}
            next={usualWithout(card)}
          />
        ))}
      </ul>
      {usual ? (
        <p className="mute">{t(hasAutoRefill ? 'methods.usualHint' : 'methods.usualHintOrders')}</p>
      ) : (
        <Alert tone="warn" title={t(hasAutoRefill ? 'methods.noUsual' : 'methods.noUsualOrders')} />
      )}
    </>
  );
}
