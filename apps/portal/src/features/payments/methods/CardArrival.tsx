import { ArrivalNotice } from '../../../forms/sent/ArrivalNotice';
import { useText } from '../../../language';
import { useAnswer } from '../../../store';
import { type CardOnFile, cardsAfter } from '../payments.requests';
import methodsText from './methods.text';

const says = {
  added: { notThere: 'methods.notAddedSoFar', unknown: 'methods.notKnown' },
  changed: { notThere: 'methods.notChangedSoFar', unknown: 'methods.changeUnknown' },
  removed: { notThere: 'methods.notRemovedSoFar', unknown: 'methods.removalUnknown' },
} as const;

interface CardArrivalProps {
  what: keyof typeof says;
  /** Whether the cards are as the change leaves them; `unknown` where they do not tell. */
  isDone: (cards: readonly CardOnFile[]) => boolean | 'unknown';
  onDone: () => void;
}

/** A change of the cards on file got no answer: reads them again, and says what holds. */
export function CardArrival({ what, isDone, onDone }: CardArrivalProps) {
  const t = useText(methodsText);
  const { data } = useAnswer(cardsAfter);
  const unknown = { title: t(says[what].unknown) };
  return (
    <ArrivalNotice
      request={cardsAfter}
      input={{ change: what }}
      isThere={({ cards }) => isDone(cards) === true}
      onThere={onDone}
      say={{
        looking: t('methods.looking'),
        notThere:
          data && isDone(data.cards) === false ? { title: t(says[what].notThere) } : unknown,
        unknown,
      }}
    />
  );
}
