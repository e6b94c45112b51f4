/**
 * Makes a formatter of dates and one of numbers in a thread apart: to make the first one, Chromium goes through all its
 * locales, which blocks a slow phone for 0.1 s. What one thread of the page has found, the others have.
 */
new Intl.DateTimeFormat('en-US').format(0);
new Intl.NumberFormat('en-US').format(0);
close();
