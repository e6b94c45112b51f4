import { type ReactElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/** Hydrates a prerendered page; what was typed or chosen in its fields meanwhile stays. */
export function hydratePage(
  place: HTMLElement,
  portal: ReactElement,
  options?: HydrationOptions,
): Root {
  const chosen = [...place.querySelectorAll('select')].map((field) => ({
    field,
    value: field.value,
  }));
  const enterAgain = () => {
    for (const field of place.querySelectorAll('input')) {
      if (field.value !== field.defaultValue) enter(field, field.value, 'input');
    }
    for (const { field, value } of chosen) {
      if (field.value !== value) enter(field, value, 'change');
    }
  };
  return hydrateRoot(place, <Shown onShown={enterAgain}>{portal}</Shown>, options);
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

/** React learns of a value by the event, if it knew another one before. */
function enter(
  field: HTMLInputElement | HTMLSelectElement,
  value: string,
  event: 'input' | 'change',
): void {
  if (event === 'input') field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
