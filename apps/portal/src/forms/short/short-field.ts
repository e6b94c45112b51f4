import type { InputKind } from '@portal/domain';
import type { ReactElement, ReactNode } from 'react';

export type NameOf<Typed, Value> = {
  [Name in keyof Typed]: Typed[Name] extends Value ? Name : never;
}[keyof Typed] &
  string;

type Options = readonly { value: string; label: ReactNode; hint?: ReactNode }[];

interface Labels {
  label: ReactNode;
  hint?: ReactNode;
}

interface Line<Typed> extends Labels {
  /** `day`: the browser's own field of a date. */
  kind: Exclude<InputKind, 'birthDate'> | 'day';
  name: NameOf<Typed, string>;
  /** Where it is not the member's own, or not what the kind says. */
  autoComplete?: string;
  placeholder?: string;
  className?: string;
}

interface DateField {
  kind: 'birthDate';
  hint?: ReactNode;
  /** The browser may fill in the member's own birth date. */
  autoFill?: boolean;
}

interface ChoiceField<Typed> extends Labels {
  kind: 'choice' | 'segments' | 'select';
  name: NameOf<Typed, string | null>;
  options: Options;
  /** Of a select. */
  autoComplete?: string;
  /** What else follows from another choice. */
  onChoose?: () => void;
}

interface OneCheck<Typed> extends Labels {
  kind: 'check';
  name: NameOf<Typed, boolean>;
}

interface Checks<Typed> extends Labels {
  kind: 'checks';
  name: NameOf<Typed, readonly string[]>;
  options: Options;
}

export type ShortField<Typed> =
  | Line<Typed>
  | DateField
  | ChoiceField<Typed>
  | OneCheck<Typed>
  | Checks<Typed>
  /** Fields next to each other. */
  | { className?: string; fields: ShortFields<Typed> }
  /** An element that is no field, or a field of another kind. */
  | ReactElement;

/** Leaves out fields that are not shown now. */
export type ShortFields<Typed> = readonly (ShortField<Typed> | false)[];
