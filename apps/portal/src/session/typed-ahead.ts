/** What is typed while the search loads, after the key / and before there is a field. */
let ahead = '';
let stop = () => {};

/** A search that has not come by then does not come any more. */
const longestMs = 10_000;

/** Collects what is typed from now on. */
export function collectTyped(): void {
  stop();
  ahead = '';
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') ahead = ahead.slice(0, -1);
    else if (event.key.length === 1) ahead += event.key;
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', handleKeyDown);
  const timer = setTimeout(() => stop(), longestMs);
  stop = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', handleKeyDown);
    ahead = '';
    stop = () => {};
  };
}

/** What was typed since, for the field that is there now; collects no more. */
export function takeTyped(): string {
  const typed = ahead;
  stop();
  return typed;
}
