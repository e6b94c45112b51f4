import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** The name of a control; empty where there is none, as on a link. */
export const nameOfControl = (target: EventTarget | null): string =>
  target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '';

/** Whether it is typed in or chosen from, and has what it needs once it is pressed. */
const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !/checkbox|radio|file/.test(target.type));

/** Whether something is typed in it, or chosen. */
const isFilled = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)
    ? target.checked
    : 'value' in target && String(target.value).trim() !== '';

/**
 * Reports the fields that were left, and which of them have something in them: at once where the Tab key moves the
 * focus, else once it is in another one that is typed in or chosen from. An error that came before would move away what
 * is being pressed: a button, a link or a box to check. The props of the form.
 */
export function useLeftFields(
  onLeft: (fields: readonly string[], filled: readonly string[]) => void,
  /** The field of a control, where it is named otherwise. */
  fieldOf = (control: string) => control,
) {
  const left = useRef(new Map<string, boolean>());
  const isTab = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      // With another key it changes the window.
      const isOther = event.ctrlKey || event.altKey || event.metaKey || event.isDefaultPrevented();
      isTab.current = event.key === 'Tab' && !isOther;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const isMoved = isTab.current || isTypedIn(relatedTarget);
      isTab.current = false;
      left.current.set(fieldOf(nameOfControl(target)), isFilled(target));
      if (!isMoved) return;
      left.current.delete(fieldOf(nameOfControl(relatedTarget)));
      const fields = [...left.current.keys()];
      const filled = fields.filter((field) => left.current.get(field));
      left.current.clear();
      if (fields.length > 0) onLeft(fields, filled);
    },
  };
}
