import { fetchTransport } from '@portal/api-client';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/create-app';
import { windowBrowser } from './requests';
import { startRequested } from './session';
import './styles/index.css';

const { store, element } = createApp({
  transport: fetchTransport(),
  clock: { now: () => new Date() },
  browser: windowBrowser,
  strict: import.meta.env.DEV,
});
store.dispatch(startRequested());
createRoot(document.getElementById('root') as HTMLElement).render(element);
