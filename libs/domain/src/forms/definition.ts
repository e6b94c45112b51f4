import type { BusinessLine } from '../plan/business-line';
import type { DecisionTerms } from '../coverage-requests/decision-terms';
import type { RequestTopic } from '../coverage-requests/request-topics';
import type { InputKind } from '../inputs/kinds';

/** A text in both languages. `{name}` is filled in when it is shown; `placeholderNames` lists the names. */
export interface FormText {
  readonly en: string;
  readonly es: string;
}

/** What texts of a definition may have filled in. */
export const placeholderNames = [
  'appealDays',
  'client',
  'fastHours',
  'nextYear',
  'paymentDays',
  'phone',
  'year',
] as const;
export type PlaceholderName = (typeof placeholderNames)[number];

/** What the session knows of the person who fills in a form. */
export const knownFacts = [
  'fullName',
  'givenName',
  'familyName',
  'birthDate',
  'memberId',
  'email',
  'zip',
] as const;
export type KnownFact = (typeof knownFacts)[number];

/** Facts outside the form that conditions, bounds and the signature depend on. */
export interface FormFacts {
  /** The day on which the form is filled in, YYYY-MM-DD. */
  today: string;
  signedIn: boolean;
  /** Of the plan, or of the site for a visitor. */
  businessLine: BusinessLine;
  known: Readonly<Partial<Record<KnownFact, string>>>;
  /** In which the form is filled in; English unless known. */
  language?: keyof FormText;
  /** The clocks of the plan; those of the law unless known. */
  terms?: DecisionTerms | undefined;
}

/** When a step, a field or an option is shown. A field is one of the same list, else one of the form. */
export type Condition =
  | { readonly field: string; readonly is: string | boolean }
  | { readonly field: string; readonly has: string }
  /** A date of birth of a person who is younger than these years today. */
  | { readonly field: string; readonly youngerThan: number }
  | { readonly known: KnownFact }
  | { readonly signedIn: boolean }
  /** The first and last day of a year, MM-DD, both included. */
  | { readonly from: string; readonly to: string }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/**
 * A limit of a date: a day, today moved by days, the end of this year, another field, or of a date of birth: the first
 * day on which a person was born who is younger than these years.
 */
export type DayBound =
  | { day: string }
  | { today: number }
  | { yearEnd: true }
  | { readonly field: string }
  | { youngerThan: number };

interface FieldBase {
  label: FormText;
  /** Names that the field had in earlier versions of the form: answers of a draft move to it. */
  formerly?: readonly string[];
  /** Always visible, above the control. */
  hint?: FormText;
  optional?: true;
  /** With `optional`: required all the same when this is met; by fields of the form, not of a group. */
  neededWhen?: Condition;
  when?: Condition;
  /** The name of a fact that fills the field in. */
  prefill?: KnownFact;
  /** With `prefill`: shown as a fact and not editable, where the fact is known. */
  locked?: true;
  /** Replaces the general message of a problem, e.g. `missing`. */
  messages?: Readonly<Record<string, FormText>>;
}

/** One line or several, read by what it means. */
export interface TextField extends FieldBase {
  kind: InputKind;
  /** Characters; the limit of the kind unless stated. */
  most?: number;
  /** Dates only. */
  from?: DayBound;
  to?: DayBound;
}

export interface ChoiceOption {
  label: FormText;
  /** Names that the option had in earlier versions of the form. */
  formerly?: readonly string[];
  hint?: FormText;
  when?: Condition;
}
export type ChoiceOptions = Readonly<Record<string, ChoiceOption>>;

/** One of several. */
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  look: 'radio' | 'select';
  options: ChoiceOptions;
  /** The option that is chosen at first; by the language of the page where it differs. */
  initial?: string | FormText;
}

/** Any of several; at least one unless optional. */
export interface ChoicesField extends FieldBase {
  kind: 'choices';
  options: ChoiceOptions;
  /** The option that rules out every other one, e.g. "none". */
  exclusive?: string;
}

/** A box to check; it must be checked unless optional. */
export interface CheckField extends FieldBase {
  kind: 'check';
}

/** Records of the portal that the form is about: `claim:ID`, `order:ID` or `quote:ID`. */
export interface RelatedField extends FieldBase {
  kind: 'related';
  most: number;
}

/**
 * Files, each at most 10 MB and all together 25 MB (`fileLimits`), of the types in `fileTypes`. An answer is a group
 * for each file: `id`, `name`, `size` and `type` (libs/domain/src/forms/attached-files.ts).
 */
export interface FilesField extends FieldBase {
  kind: 'files';
  /** How many; ten unless stated. */
  most?: number;
}

/** The same fields several times, e.g. one group for each prescription. */
export interface RepeatField extends FieldBase {
  kind: 'repeat';
  least: number;
  most: number;
  /** The heading of one group, e.g. "Prescription". Its number follows. */
  item: FormText;
  add: FormText;
  fields: FormFields;
  /** Rules within one group. */
  rules?: readonly FormRule[];
}

export type FormField =
  | TextField
  | ChoiceField
  | ChoicesField
  | CheckField
  | RelatedField
  | FilesField
  | RepeatField;

/** By name, in the order in which they are shown. */
export type FormFields = Readonly<Record<string, FormField>>;

/** Values as they are sent: dates as YYYY-MM-DD, numbers as text with a point, nothing that is hidden. */
export type FormValue = string | boolean | readonly string[] | readonly FormValues[];
export interface FormValues {
  readonly [name: string]: FormValue;
}

/** A rule over several fields, e.g. that what was paid is not above what was charged. */
export interface FormRule {
  name: string;
  /** The field that shows the message. The rule runs once all the fields of `needs` are filled in and right. */
  at: string;
  needs: readonly string[];
  holds: (values: FormValues, facts: FormFacts) => boolean;
  message: FormText;
}

export interface FormStep {
  /** Shown in the list of steps, and as the chapter of the review. */
  title: FormText;
  /** The heading of the step; a question where possible. */
  heading: FormText;
  intro?: FormText;
  when?: Condition;
  fields: FormFields;
}

/** How long the answer takes; the first row whose condition is met. */
export interface AnswerTime {
  when?: Condition;
  hours?: number;
  days?: number;
  businessDays?: number;
  /** The answer comes on the day of this field, which is a date. */
  onDayOf?: string;
  /** The time begins when a letter arrives: no page names a day for the answer. */
  fromLetter?: true;
}

/** What a form asks the plan to decide. The clock of the request, not of the form, says when the answer is due. */
export interface AskedDecision {
  topic: RequestTopic;
  isFast: boolean;
  /** The statement of the prescriber came with the form. */
  hasStatement: boolean;
  /** What was paid for a drug that was bought already, in dollars. */
  boughtFor?: FormValue | undefined;
  /** The number of the request whose decision is appealed. */
  appealOf?: FormValue | undefined;
}

/** A point of "What happens next". */
export interface NextEvent {
  title: FormText;
  text: FormText;
  at: 'sent' | 'answer' | 'later';
  /** Of one business line only. */
  line?: BusinessLine;
  /** After some answers only. */
  when?: Condition;
}

/** The service call that receives the form; apps/portal/src/forms/send-form.ts has a row for each. */
export type FormService =
  | 'forms.submit'
  | 'mailOrderNewRx.request'
  | 'messages.send'
  | 'messages.sendAsVisitor';

/** A form as data: one file in `definitions/`. Its texts, rules and steps; the portal has the look. */
export interface FormDefinition {
  /** The name under which drafts and submissions are stored; the file's name. */
  id: string;
  /** Goes up whenever a field is renamed, removed or changes its meaning. */
  version: number;
  /** The path of its screen. */
  path: string;
  title: FormText;
  audience: 'anyone' | 'visitors' | 'members' | 'medicareMembers';
  service: FormService;
  /** By id, in order. The review follows the last one. */
  steps: Readonly<Record<string, FormStep>>;
  rules?: readonly FormRule[];
  /**
   * Null: nothing is signed. `when`: only then; always unless given. `signer`: the fields that make up the name of who
   * signs; the first row that is met.
   */
  signature: {
    when?: Condition;
    statement: FormText;
    signer: readonly { when?: Condition; fields: readonly string[] }[];
  } | null;
  /** A form asks for a decision, whose clock counts, or states its answer times. */
  asks?: (answers: FormValues) => AskedDecision;
  answerTimes?: readonly AnswerTime[];
  send: FormText;
  sent: {
    title: FormText;
    /** Says when the answer comes; the day and time by which it is due unless given. */
    heading?: FormText;
    text: FormText;
    next: readonly NextEvent[];
  };
}
