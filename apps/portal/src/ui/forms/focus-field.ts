const fieldNamed = (place: ParentNode | null, name: string) =>
  place?.querySelector<HTMLInputElement>(`[name="${name}"]:not(:disabled)`);

/** The text of the label of the control with this name, on the page. */
export const labelOf = (name: string): string =>
  fieldNamed(document.querySelector('main'), name)?.labels?.[0]?.textContent ?? '';

/** Puts the focus on the control with this name. */
export const focusField = (place: ParentNode | null, name: string): void =>
  fieldNamed(place, name)?.focus();
