import { type ReactElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/** React takes over the page that the server sent; what was typed into its fields meanwhile stays in them. */
export function takeOver(
  place: HTMLElement,
  portal: ReactElement,
  options?: HydrationOptions,
): Root {
  const typed = [...place.querySelectorAll('input')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }));
  const typeAgain = () => {
    for (const { field, value } of typed) typeInto(field, value);
  };
  return hydrateRoot(place, <Shown onShown={typeAgain}>{portal}</Shown>, options);
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

/** React learns of a value by the event, if it knew another one before. */
function typeInto(field: HTMLInputElement, value: string): void {
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
