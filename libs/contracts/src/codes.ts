import { field, type Field, type FieldInfo } from './field';

/** The values of a closed list as they are on the wire, and ours for each; they are read in any case. */
function codesOf<Value extends string>(
  values: readonly Value[] | Readonly<Record<string, Value>>,
): { info: Omit<FieldInfo, 'read'>; message: string; ours: (sent: unknown) => Value | undefined } {
  const pairs = Array.isArray(values)
    ? values.map((value: Value) => [value, value] as const)
    : Object.entries<Value>(values as Record<string, Value>);
  const table = new Map(pairs.map(([sent, value]) => [sent.toLowerCase(), value]));
  const sentValues = pairs.map(([sent]) => sent);
  return {
    info: { meaning: 'code', wire: ['string'], values: sentValues },
    message: `Write one of ${sentValues.join(', ')}.`,
    ours: (sent) => (typeof sent === 'string' ? table.get(sent.trim().toLowerCase()) : undefined),
  };
}

/** A value of a closed list, or 'unknown'. A table gives our value for each one on the wire, in any case. */
/* @__NO_SIDE_EFFECTS__ */
export function code<const Value extends string>(
  values: readonly Value[] | Readonly<Record<string, Value>>,
): Field<Value | 'unknown', string> {
  const { info, message, ours } = codesOf(values);
  return field('unknown' as Value | 'unknown', { ...info, read: ours }, message);
}

/** A status: its kind, and the text as it was sent, which members see when the kind is unknown. */
/* @__NO_SIDE_EFFECTS__ */
export function status<const Kind extends string>(
  kinds: Readonly<Record<string, Kind>>,
): Field<{ kind: Kind | 'unknown'; text: string }, string> {
  const { info, message, ours } = codesOf(kinds);
  const withText = (sent: unknown, kind: Kind | 'unknown') => ({
    kind,
    text: typeof sent === 'string' ? sent.trim() : '',
  });
  const read = (sent: unknown) => {
    const kind = ours(sent);
    return kind && withText(sent, kind);
  };
  const unknown = (sent: unknown) => withText(sent, 'unknown');
  return field(unknown(undefined), { ...info, read }, message, unknown);
}
