import { useEffect, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { Alert, Button, Select } from '../../../ui';
import { CardFaces } from '../card/CardFaces';
import { CardNumbers } from '../card/CardNumbers';
import { cardsShownOffline, type SavedCards } from './saved-cards';
import idCardText from '../id-card.text';
import savedCardText from './saved-card.text';

/** The page shown instead of the portal while there is no connection: the saved card, while it is valid. */
export function SavedCardPage({ saved, today }: { saved: SavedCards | null; today: string }) {
  const t = useText(idCardText, savedCardText);
  const format = useFormat();
  const [chosen, setChosen] = useState(0);
  const connected = useConnected();
  const cards = saved ? cardsShownOffline(saved, today) : [];
  const card = cards[chosen] ?? cards[0];
  return (
    <main id="main" className="wrap stack s5 saved-card">
      <title>{t('idCard.title')}</title>
      <h1>{t('idCard.title')}</h1>
      <Alert
        tone={connected ? 'ok' : 'info'}
        level={2}
        title={t(connected ? 'savedCard.connected' : 'savedCard.offline')}
        role="status"
        action={
          <Button kind="secondary" onClick={() => window.location.reload()}>
            {t(connected ? 'savedCard.open' : 'savedCard.tryAgain')}
          </Button>
        }
      >
        <p>
          {saved && card
            ? t('savedCard.savedOn', { date: format.longDate(saved.savedOn) })
            : t(saved ? 'savedCard.tooOld' : 'savedCard.none')}
        </p>
      </Alert>
      {saved && card && (
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
          <CardFaces card={card} issuer={saved.issuer} />
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
