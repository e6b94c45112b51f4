import { useEffect, useState } from 'react';
import { useText } from '../../language';
import { cardChosen, selectFamilyCard } from './id-card.slice';
import { useSession } from '../../session';
import { Button, Part, Icon } from '../../ui';
import { Dialog } from '../../ui/Dialog';
import { PhoneLink } from '../../ui/PhoneLink';
import { CardScreen } from './card/CardScreen';
import { ReplacementScreen } from './ReplacementScreen';
import { type IdCard, type IdCards, shownCard } from './card/shown-card';
import { useCards } from './use-card';
import idCardText from './id-card.text';
import { useAppDispatch, useAppSelector } from '../../store';

/**
 * The prescription ID card (Spec §2.6, §4): the card, then by flag the request for a new one, the
 * confirmation, and back on the card the message that it was sent.
 */
export function IdCardModal({ onClose }: { onClose: () => void }) {
  const t = useText(idCardText);
  const { cards, retry } = useCards();
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
      <Part
        data={cards}
        what="idCard"
        retry={retry}
        lines={8}
        keepWhileLoading
        isEmpty={({ cards: list }) => list.length === 0}
        empty={<NoCard />}
      >
        {(answer) => <Shown answer={answer} onClose={onClose} />}
      </Part>
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
  const dispatch = useAppDispatch();
  const family = useAppSelector(selectFamilyCard);
  const [asking, setAsking] = useState(false);
  const card = answer.cards[family?.index ?? 0] ?? answer.cards[0];
  const choose = (index: number) => {
    const { memberId, name } = shownCard(answer.cards[index] as IdCard, 'COMMERCIAL', false);
    dispatch(cardChosen(index === 0 ? null : { index, memberId, name: name || memberId }));
  };
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
      onChoose={choose}
      onAsk={() => setAsking(true)}
      onClose={onClose}
    />
  );
}

function NoCard() {
  const t = useText(idCardText);
  const { userInfo } = useSession();
  return (
    <div className="stack s2">
      <p>
        <b>{t('idCard.none')}</b>
      </p>
      <p className="mute">
        {userInfo?.phone
          ? t.parts('idCard.noneCall', { phone: <PhoneLink number={userInfo.phone} /> })
          : t('idCard.noneWait')}
      </p>
    </div>
  );
}

const hidden = 'behind-card';

/**
 * While a card is open, paper shows it alone: the regions of the page get a class that hides them in
 * print, and lose it when the card is closed (Spec §4, ID card request).
 */
function usePrintHiding(): void {
  useEffect(() => {
    const regions = [...document.querySelectorAll('header, nav, main, footer, .emulation')].filter(
      (region) => !region.closest('dialog'),
    );
    for (const region of regions) region.classList.add(hidden);
    return () => {
      for (const region of regions) region.classList.remove(hidden);
    };
  }, []);
}
