export { renderPage } from './render-page';
export { renderShell } from './render-shell';
