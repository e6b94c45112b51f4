/**
 * What the build puts into the file of the frameworks and runs there, in a task before our own code: a CommonJS module
 * runs in the file that imports it first.
 */
export { createRoot } from 'react-dom/client';
