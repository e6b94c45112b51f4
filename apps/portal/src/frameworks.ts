/**
 * The build puts this module into the file of the frameworks. A CommonJS module runs in the file that imports it first, so
 * that React runs there, in a task before our own code.
 */
export { createRoot } from 'react-dom/client';
