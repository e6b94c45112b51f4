/** Replaces a style sheet: jsdom renders no styles. */
export {};
