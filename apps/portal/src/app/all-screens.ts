import '../styles/screen-parts.css';

// What comes when somebody goes on from the first page, or begins at another: the whole table of screens,
// their titles, and the style sheet of the parts that any of them may show.
export { screens } from './screens';
export { default as titles } from './screens.text';
