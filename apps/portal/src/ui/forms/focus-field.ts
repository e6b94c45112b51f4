const fieldNamed = (place: ParentNode | null, name: string) =>
  place?.querySelector<HTMLInputElement>(`[name="${name}"]:not(:disabled)`);

/** The element around this one that has the control with this name: another form of the page may have one too. */
export function placeOfField(near: Element | null, name: string): Element | null {
  let place = near;
  while (place && !fieldNamed(place, name)) place = place.parentElement;
  return place;
}

/** The label of a control; without what it ends with in parentheses, as that the control is optional. */
export const labelOf = (place: ParentNode | null, name: string): string =>
  fieldNamed(place, name)?.labels?.[0]?.textContent?.replace(/ \([^()]*\)$/, '') ?? '';

/** Puts the focus on the control with this name. */
export const focusField = (place: ParentNode | null, name: string): void =>
  fieldNamed(place, name)?.focus();
