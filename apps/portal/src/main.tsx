import { fetchTransport } from '@portal/api-client';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/create-app';
import { browserPlatform } from './platform';
import { startRequested } from './session';
import './styles/index.css';
import './styles/screen-parts.css';

const { store, element } = createApp({
  transport: fetchTransport(),
  clock: { now: () => new Date() },
  platform: browserPlatform,
  devTools: import.meta.env.DEV,
});
store.dispatch(startRequested());
createRoot(document.getElementById('root') as HTMLElement).render(element);
