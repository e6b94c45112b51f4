import { brandCss, clientIds } from '@portal/client-config';
import { createRoot } from 'react-dom/client';
import { loadTextsInUse } from '../language';
import { loadBrand } from '../brand';
import '../styles/index.css';
import '../styles/screen-parts.css';
import { Gallery } from './Gallery';
import './gallery.css';

// For development alone: the build begins at index.html and never comes by here.
const brands = new CSSStyleSheet();
brands.replaceSync(brandCss());
document.adoptedStyleSheets = [brands];
await Promise.all([loadTextsInUse('en'), ...clientIds.map(loadBrand)]);
createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
