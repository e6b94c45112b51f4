import { brandCss, clientIds } from '@portal/client-config';
import { createRoot } from 'react-dom/client';
import { firstTexts } from '../app/features';
import { loadTexts } from '../language';
import { bringFace } from '../brand';
import shellText from '../shell/shell.text';
import '../styles/index.css';
import '../styles/screen-parts.css';
import { Gallery } from './Gallery';
import screenTitlesText from '../language/screen-titles.text';
import './gallery.css';

// For development alone: the build begins at index.html and never comes by here.
const brands = new CSSStyleSheet();
brands.replaceSync(brandCss());
document.adoptedStyleSheets = [brands];
await Promise.all([
  loadTexts([...firstTexts, screenTitlesText, shellText], 'en'),
  ...clientIds.map(bringFace),
]);
createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
