/** What is typed after the key / while the search loads, before its field is there. */
let ahead = '';
let end = new AbortController();

/** A search that takes longer to load does not get what was typed. */
const longestMs = 10_000;

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
const isEditable = (target: EventTarget | null) =>
  isIn(target, 'input, textarea, select, [contenteditable]');
/** Whether the key presses the control that has the focus. */
const isPress = ({ key, target }: KeyboardEvent) =>
  (key === ' ' && isIn(target, 'button, summary')) ||
  (key === 'Enter' && isIn(target, 'button, summary, a[href]'));

/** Collects what is typed from now on, until the user turns to something else. */
export function collectTyped(): void {
  dropTyped();
  end = new AbortController();
  const { signal } = end;
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key === 'Escape' || isEditable(target) || isPress(event)) return dropTyped();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Backspace') ahead = ahead.slice(0, -1);
    else if (key.length === 1) ahead += key;
    else return;
    event.preventDefault();
  };
  const handleFocusIn = ({ target }: FocusEvent) => {
    if (isEditable(target)) dropTyped();
  };
  document.addEventListener('keydown', handleKeyDown, { signal });
  document.addEventListener('focusin', handleFocusIn, { signal });
  document.addEventListener('pointerdown', dropTyped, { signal });
  const timer = setTimeout(dropTyped, longestMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Collects no more, and forgets what was typed. */
export function dropTyped(): void {
  end.abort();
  ahead = '';
}

/** What was typed since, for the field that is there now; collects no more. */
export function takeTyped(): string {
  const typed = ahead;
  dropTyped();
  return typed;
}
