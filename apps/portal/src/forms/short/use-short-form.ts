import { type DateProblem, hasControlCharacters } from '@portal/domain';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { useText } from '../../language';
import typedText from '../../language/typed.text';
import { dateError, type FieldError, isDateErrorAt, isDatePart, messageAt } from '../../ui/forms';
import { useLeftFields } from '../use-left-fields';

interface HeldFormProps<Typed, Ready> {
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
  /** What its date is called. */
  dateLegend?: string;
  /** The names of fields that take control characters too, as a password. */
  verbatim?: readonly string[];
  /** What can be sent of what was typed, or what is wrong with it, in the order of the fields. */
  read: (typed: Typed) => { ready: Ready } | { errors: readonly (FieldError | DateProblem)[] };
  /** The answers come from the URL: it is said at once what is wrong with them, and a refusal is about them. */
  isGiven?: boolean;
  /** What the service refused of what was sent last. */
  refused?: readonly FieldError[];
  isBusy?: boolean;
  /** Each try begins with it, e.g. to forget the failure of the one before. */
  onTry?: () => void;
  onReady: (ready: Ready) => void;
}

/** A short form as its parts need it. */
export interface OpenShortForm<Typed> {
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
  errors: readonly FieldError[];
  /** Changes whenever the errors are to be read. */
  turn: number;
  isBusy: boolean;
  /** What was sent last; null before. */
  sent: Typed | null;
  dateLegend: string;
  /** Shows no error until a field is left, or the next try. */
  forgive: () => void;
  /** A try with this change, as if it was typed before. */
  send: (change: Partial<Typed>) => void;
  /** The props of the form itself. */
  form: {
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

const namesOf = (errors: readonly FieldError[]) => errors.map(({ name }) => name);

/** Whether something is in the field with this name. */
const isTextIn = (typed: object, name: string): boolean =>
  name in typed && typed[name as keyof typeof typed] !== '';

/** Whether an error is about the control with this name. */
const isAt = (error: FieldError, control: string): boolean =>
  error.name === control || isDateErrorAt(error, control);

/**
 * Whether what is wrong are control characters, which kinds refuse: what else to enter does not help, as they can't be
 * seen.
 */
function isHiddenIn(typed: object, { name }: FieldError): boolean {
  const text = (typed as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' && hasControlCharacters(text);
}

/**
 * A short form whose answers are held elsewhere, as in the store. An error shows once its field is left with something in
 * it (`useLeftFields`), and each one at a try, until it is mended; after a try, that of an empty field too. A refusal is
 * about one answer: another one may be accepted.
 */
export function useHeldForm<Typed extends object, Ready>(
  props: HeldFormProps<Typed, Ready>,
): OpenShortForm<Typed> {
  const {
    typed,
    onType,
    read,
    dateLegend = '',
    verbatim = [],
    isGiven = false,
    refused = [],
    isBusy = false,
    onTry,
    onReady,
  } = props;
  const t = useText(typedText);
  const errorsOf = (result: ReturnType<typeof read>, of: Typed): readonly FieldError[] =>
    ('errors' in result ? result.errors : [])
      .map((error) => (typeof error === 'string' ? dateError(error, dateLegend, t) : error))
      .map((error) => {
        if (verbatim.includes(error.name) || !isHiddenIn(of, error)) return error;
        const message = t('formRules.characters');
        return error.dateProblem
          ? { name: error.name, message, inSummary: messageAt(dateLegend, message, t) }
          : { name: error.name, message, isNameless: true };
      });
  const wrong = errorsOf(read(typed), typed);
  const [tries, setTries] = useState(0);
  /** The names of the errors that show. */
  const [shown, setShown] = useState<readonly string[]>(() =>
    isGiven ? namesOf(wrong).filter((name) => isTextIn(typed, name)) : [],
  );
  const [sent, setSent] = useState<Typed | null>(isGiven ? typed : null);
  const isWrong = (name: string) => wrong.some((each) => each.name === name);
  if (shown.some((name) => !isWrong(name))) setShown(shown.filter(isWrong));
  const isAsSent = (name: string) =>
    sent !== null && (!(name in typed) || sent[name as keyof Typed] === typed[name as keyof Typed]);
  const standing = refused.filter(({ name }) => isAsSent(name) && !isWrong(name));
  const send = (toSend: Typed) => {
    if (isBusy) return;
    const result = read(toSend);
    setTries(tries + 1);
    setShown(namesOf(errorsOf(result, toSend)));
    onTry?.();
    if (!('ready' in result)) return;
    setSent(toSend);
    onReady(result.ready);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };
  const leave = useLeftFields((controls, filled) => {
    // The parts of a date are one field.
    const hasDate = Object.entries(typed).some(([name, text]) => isDatePart(name) && text !== '');
    const complete = controls.filter(
      (control) => tries > 0 || filled.includes(control) || (hasDate && isDatePart(control)),
    );
    const left = wrong.filter(
      (error) => !shown.includes(error.name) && complete.some((control) => isAt(error, control)),
    );
    if (left.length > 0) setShown([...shown, ...namesOf(left)]);
  });
  return {
    typed,
    onType,
    dateLegend,
    errors: [...wrong.filter(({ name }) => shown.includes(name)), ...standing],
    // A try has two turns: its own errors, and what the service refuses of it.
    turn: 2 * tries + (refused.length > 0 ? 1 : 0),
    isBusy,
    sent,
    forgive: () => {
      setTries(0);
      setShown([]);
    },
    send: (change) => {
      onType(change);
      send({ ...typed, ...change });
    },
    form: { noValidate: true, onSubmit: submit, ...leave },
  };
}

/** The same for a form whose answers are forgotten when it closes. */
export function useShortForm<Typed extends object, Ready>({
  initial,
  ...props
}: Omit<HeldFormProps<Typed, Ready>, 'typed' | 'onType'> & { initial: Typed }) {
  const [typed, setTyped] = useState(initial);
  const form = useHeldForm({
    ...props,
    typed,
    onType: (change) => setTyped((before) => ({ ...before, ...change })),
  });
  const startOver = () => {
    setTyped(initial);
    form.forgive();
  };
  return { ...form, startOver };
}
