/** A rejected claim that a form asks about. It is in the state of the history, so that nothing of it is in a URL. */
export interface ClaimToAsk {
  claim: {
    drugName: string;
    strength: string;
    drugForm: string;
    quantity: string;
    prescriberName: string;
    rejectCode: string;
  };
}

/** Whether the state of a history entry is a claim; it may be that of another screen, or of an earlier version. */
export function isClaimToAsk(state: unknown): state is ClaimToAsk {
  const { claim } = (state ?? {}) as { claim?: Record<string, unknown> };
  const names = ['drugName', 'strength', 'drugForm', 'quantity', 'prescriberName', 'rejectCode'];
  return claim !== undefined && names.every((name) => typeof claim[name] === 'string');
}

/** The name of a claim's drug without its strength and form, which a form asks for in other fields. */
export function nameAlone({ drugName, strength }: { drugName: string; strength: string }): string {
  const place = strength === '' ? -1 : drugName.toLowerCase().indexOf(strength.toLowerCase());
  return place > 0 ? drugName.slice(0, place).trim() : drugName;
}
