import { prerenderedDataId } from '@portal/domain';
import { type ReactElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/** Hydrates a prerendered page; what is typed or chosen in its fields until then stays. Its data goes once it is used. */
export function hydratePage(
  place: HTMLElement,
  portal: ReactElement,
  options?: HydrationOptions,
): Root {
  // React sets a select to the value that it knows, so the chosen one is kept aside.
  const chosen = new Map(
    [...place.querySelectorAll('select')].map((field) => [field, field.value] as const),
  );
  const handleChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  place.addEventListener('change', handleChange, true);
  const endStart = () => {
    place.removeEventListener('change', handleChange, true);
    document.getElementById(prerenderedDataId)?.remove();
    for (const field of place.querySelectorAll('input')) {
      if (field.value !== field.defaultValue) enter(field, field.value, 'input');
    }
    for (const [field, value] of chosen) {
      if (field.value !== value) enter(field, value, 'change');
    }
  };
  // Piece by piece, so that a slow phone answers touches meanwhile.
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(place, <Shown onShown={endStart}>{portal}</Shown>, options);
  });
  return root;
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
