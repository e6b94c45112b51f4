import { useState } from 'react';
import { useText } from '../../i18n';
import { useSession } from '../../session';
import { Button, DataState, Icon } from '../../ui';
import { Dialog } from '../../ui/Dialog';
import { CardScreen } from './CardScreen';
import { ReplacementScreen } from './ReplacementScreen';
import { type IdCards } from './shown-card';
import { useCards } from './use-card';
import { usePrintHiding } from './use-print-hiding';

/**
 * The prescription ID card (Spec §2.6, §4): the card, then by flag the request for a new one, the
 * confirmation, and back on the card the message that it was sent.
 */
export function IdCardModal({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { cards, ask } = useCards();
  usePrintHiding();
  return (
    <Dialog title={t('idCard.title')} wide onCancel={onClose}>
      <button
        type="button"
        className="card-close no-print"
        aria-label={t('idCard.close')}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
      <DataState
        data={cards}
        loading={t('idCard.loading')}
        failed={t('idCard.failed')}
        onRetry={ask}
        lines={8}
        keepWhileLoading
        isEmpty={({ cards: list }) => list.length === 0}
        empty={<NoCard />}
      >
        {(answer) => <Shown answer={answer} onClose={onClose} />}
      </DataState>
      {cards.status !== 'success' && (
        <div className="row">
          <Button kind="secondary" onClick={onClose}>
            {t('idCard.close')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Shown({ answer, onClose }: { answer: IdCards; onClose: () => void }) {
  const [chosen, setChosen] = useState(0);
  const [asking, setAsking] = useState(false);
  const card = answer.cards[chosen] ?? answer.cards[0];
  if (!card) return null;
  return asking ? (
    <ReplacementScreen
      card={card}
      address={answer.mailingAddress ?? null}
      onDone={() => setAsking(false)}
    />
  ) : (
    <CardScreen
      cards={answer.cards}
      chosen={card}
      onChoose={setChosen}
      onAsk={() => setAsking(true)}
      onClose={onClose}
    />
  );
}

function NoCard() {
  const t = useText();
  const { userInfo } = useSession();
  return (
    <div className="stack s2">
      <p>
        <b>{t('idCard.none')}</b>
      </p>
      <p className="mute">
        {t(userInfo?.phone ? 'idCard.noneCall' : 'idCard.noneWait', {
          phone: userInfo?.phone ?? '',
        })}
      </p>
    </div>
  );
}
