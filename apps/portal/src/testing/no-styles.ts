/** Stands in for a style sheet: jsdom draws nothing. */
export {};
