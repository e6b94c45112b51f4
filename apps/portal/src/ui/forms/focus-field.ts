/** Puts the focus on the control with this name. */
export const focusField = (place: ParentNode | null, name: string): void =>
  place?.querySelector<HTMLElement>(`[name="${name}"]:not(:disabled)`)?.focus();
