import { useRef, useState } from 'react';
import { useText } from '../../../language';
import { useSession } from '../../../session';
import { DataState } from '../../../ui';
import { ForMemberAlone } from '../ForMemberAlone';
import { PaymentsPage } from '../PaymentsPage';
import { useAutomatic, useCards, useHistory } from '../use-payments';
import methodsText from './methods.text';
import { SavedCard } from './SavedCard';

/** /payments/methods: the cards on file, to name, to choose the usual one, and to remove (RT-6). */
export function MethodsScreen() {
  const { emulation } = useSession();
  return (
    <PaymentsPage place="methods">
      {emulation ? <ForMemberAlone /> : null}
      <SavedCards isReadOnly={emulation !== null} />
    </PaymentsPage>
  );
}

type Done = 'renamed' | 'isUsual' | 'removed';

function SavedCards({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useText(methodsText);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, retry } = useCards();
  // The delete dialog names the payments that still use the card.
  useAutomatic();
  useHistory();
  const [done, setDone] = useState<Done | null>(null);
  const handleDone = (what: Done) => {
    setDone(what);
    // The button that was pressed may be gone with what it changed.
    heading.current?.focus();
    retry();
  };
  return (
    <section className="card stack">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t('methods.title')}
        </h2>
        <p role="status">{done && t(`methods.${done}`)}</p>
      </div>
      <DataState
        data={data}
        loading={t('methods.loading')}
        failed={t('methods.failed')}
        onRetry={retry}
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
          <ul className="list">
            {cards.map((card) => (
              <SavedCard key={card.cardId} {...{ card, isReadOnly }} onDone={handleDone} />
            ))}
          </ul>
        )}
      </DataState>
    </section>
  );
}
