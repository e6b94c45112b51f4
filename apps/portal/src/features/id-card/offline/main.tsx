import { localDay } from '@portal/domain';
import { createRoot } from 'react-dom/client';
import { type Language, loadTextsInUse, TextProvider } from '../../../language';
import '../../../styles/index.css';
import '../../../styles/screen-parts.css';
import { cardsShownOffline } from './kept-cards';
import { KeptCardPage } from './KeptCardPage';
import { Vault } from './vault';

const vault = new Vault();

/** Without a kept card only the browser can tell which language is wanted. */
const languageOfBrowser = (): Language => (navigator.language.startsWith('es') ? 'es' : 'en');

async function show(): Promise<void> {
  const kept = await vault.read();
  const today = localDay(new Date());
  const language = kept?.language ?? languageOfBrowser();
  const root = document.documentElement;
  root.lang = language;
  if (kept) {
    root.dataset['theme'] = kept.theme;
    for (const [name, colour] of Object.entries(kept.colours)) root.style.setProperty(name, colour);
  }
  await loadTextsInUse(language);
  const container = document.getElementById('root');
  if (!container) return;
  createRoot(container).render(
    <TextProvider language={language}>
      <KeptCardPage kept={kept} today={today} />
    </TextProvider>,
  );
  // What counts no more is kept no longer than it takes to say so; the wish to have it here stays.
  if (kept && cardsShownOffline(kept, today).length < kept.cards.length) {
    await vault.keep({ ...kept, cards: cardsShownOffline(kept, today) });
  }
}

void show();
