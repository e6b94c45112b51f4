import { planDay } from '@portal/domain';
import { createRoot } from 'react-dom/client';
import { type Language, loadTextsInUse, TextProvider } from '../../../language';
import '../../../styles/index.css';
import '../../../styles/screen-parts.css';
import { cardsShownOffline } from './saved-cards';
import { SavedCardPage } from './SavedCardPage';
import { Vault } from './vault';

const vault = new Vault();

/** The language of the browser, for when there is no saved card. */
const languageOfBrowser = (): Language => (navigator.language.startsWith('es') ? 'es' : 'en');

async function show(): Promise<void> {
  const saved = await vault.read();
  const today = planDay(new Date());
  const language = saved?.language ?? languageOfBrowser();
  const root = document.documentElement;
  root.lang = language;
  if (saved) {
    root.dataset['theme'] = saved.theme;
    for (const [name, colour] of Object.entries(saved.colours))
      root.style.setProperty(name, colour);
  }
  await loadTextsInUse(language);
  const container = document.getElementById('root');
  if (!container) return;
  createRoot(container).render(
    <TextProvider language={language}>
      <SavedCardPage saved={saved} today={today} />
    </TextProvider>,
  );
  // Expired cards are deleted once the page has said so; the setting stays on.
  if (saved && cardsShownOffline(saved, today).length < saved.cards.length) {
    await vault.save({ ...saved, cards: cardsShownOffline(saved, today) });
  }
}

void show();
