import { useEffect, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { Alert, Button, Select } from '../../../ui';
import { CardFaces } from '../CardFaces';
import { CardNumbers } from '../CardNumbers';
import { cardsShownOffline, type KeptCards } from './kept-cards';
import idCardText from '../id-card.text';
import keptCardText from './kept-card.text';

/** The page in the place of the portal while there is no connection: the kept card, as long as it counts. */
export function KeptCardPage({ kept, today }: { kept: KeptCards | null; today: string }) {
  const t = useText(idCardText, keptCardText);
  const format = useFormat();
  const [chosen, setChosen] = useState(0);
  const connected = useConnected();
  const cards = kept ? cardsShownOffline(kept, today) : [];
  const card = cards[chosen] ?? cards[0];
  return (
    <main id="main" className="wrap stack s5 kept-card">
      <title>{t('idCard.title')}</title>
      <h1>{t('idCard.title')}</h1>
      <Alert
        tone={connected ? 'ok' : 'info'}
        level={2}
        title={t(connected ? 'keptCard.connected' : 'keptCard.offline')}
        role="status"
        action={
          <Button kind="secondary" onClick={() => window.location.reload()}>
            {t(connected ? 'keptCard.open' : 'keptCard.tryAgain')}
          </Button>
        }
      >
        <p>
          {kept && card
            ? t('keptCard.keptOn', { date: format.longDate(kept.keptOn) })
            : t(kept ? 'keptCard.tooOld' : 'keptCard.none')}
        </p>
      </Alert>
      {kept && card && (
        <>
          {cards.length > 1 && (
            <Select
              className="no-print card-whose"
              label={t('idCard.whose')}
              value={chosen}
              onChange={(event) => setChosen(Number(event.target.value))}
            >
              {cards.map((each, index) => (
                <option key={index} value={index}>
                  {each.name || each.memberId}
                </option>
              ))}
            </Select>
          )}
          <CardFaces card={card} issuer={kept.issuer} />
          <CardNumbers card={card} />
        </>
      )}
    </main>
  );
}

function useConnected(): boolean {
  const [connected, setConnected] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = () => setConnected(navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return connected;
}
