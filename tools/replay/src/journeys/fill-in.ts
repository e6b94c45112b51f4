import { shiftText } from '@portal/scenarios';

const place = /\{([A-Za-z]+)(?:([+-])(\d+))?\}/g;

/** The names that the places of an input refer to, e.g. `today` in {today-30}. */
export const namesIn = (input: unknown): string[] => [
  ...new Set([...JSON.stringify(input ?? null).matchAll(place)].map(([, name]) => name as string)),
];

/**
 * An input with its places filled: {name} is the value saved under the name, with its own type when it
 * is the whole text; {today-30} is a day counted from today. Throws on a name without a saved value.
 */
export function fillIn(input: unknown, saved: Readonly<Record<string, unknown>>): unknown {
  if (typeof input === 'string') return fillText(input, saved);
  if (Array.isArray(input)) return input.map((each) => fillIn(each, saved));
  if (input === null || typeof input !== 'object') return input;
  return Object.fromEntries(Object.entries(input).map(([key, each]) => [key, fillIn(each, saved)]));
}

function fillText(text: string, saved: Readonly<Record<string, unknown>>): unknown {
  const valueOf = (name: string) => {
    if (saved[name] === undefined || saved[name] === null) {
      throw new Error(`No step before found a value for {${name}}.`);
    }
    return saved[name];
  };
  const whole = /^\{([A-Za-z]+)\}$/.exec(text);
  if (whole) return valueOf(whole[1] as string);
  return text.replace(place, (_, name: string, sign?: string, days?: string) => {
    const value = String(valueOf(name));
    return sign === undefined ? value : shiftText(value, Number(`${sign}${days}`));
  });
}

/** The value at a path such as `claimsHistory.claim.0.drugName`; undefined when there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        key === 'length' && Array.isArray(inner)
          ? inner.length
          : (inner as Record<string, unknown> | null | undefined)?.[key],
      value,
    );
}
