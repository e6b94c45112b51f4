import type { DateProblem } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { useText } from '../../language';
import typedDateText from '../../language/typed-date.text';
import { dateError, type FieldError } from '../../ui/forms';

interface HeldFormProps<Typed, Ready> {
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
  /** What its date is called. */
  dateLegend?: string;
  /** What can be sent of what was typed, or what is wrong with it, in the order of the fields. */
  read: (typed: Typed) => { ready: Ready } | { errors: readonly (FieldError | DateProblem)[] };
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
  /** Shows no error until the next try. */
  forgive: () => void;
  /** The props of the form itself. */
  form: { noValidate: true; onSubmit: (event: FormEvent) => void };
}

/**
 * A short form whose answers are held elsewhere, as in the store. Its errors show from the first try on, each until it is
 * mended. A refusal is about one answer: another one may be accepted.
 */
export function useHeldForm<Typed extends object, Ready>(
  props: HeldFormProps<Typed, Ready>,
): OpenShortForm<Typed> {
  const {
    typed,
    onType,
    read,
    dateLegend = '',
    refused = [],
    isBusy = false,
    onTry,
    onReady,
  } = props;
  const t = useText(typedDateText);
  const [isTried, setTried] = useState(false);
  const [turn, setTurn] = useState(0);
  const [sent, setSent] = useState<Typed | null>(null);
  const result = read(typed);
  const wrong = ('errors' in result ? result.errors : []).map((error) =>
    typeof error === 'string' ? dateError(error, dateLegend, t) : error,
  );
  const isAsSent = (name: string) =>
    sent !== null && (!(name in typed) || sent[name as keyof Typed] === typed[name as keyof Typed]);
  const standing = refused.filter(
    ({ name }) => isAsSent(name) && !wrong.some((each) => each.name === name),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    setTurn(turn + 2);
    onTry?.();
    if (!('ready' in result)) return;
    setSent(typed);
    onReady(result.ready);
  };
  return {
    typed,
    onType,
    dateLegend,
    errors: [...(isTried ? wrong : []), ...standing],
    turn: turn + (refused.length > 0 ? 1 : 0),
    isBusy,
    sent,
    forgive: () => setTried(false),
    form: { noValidate: true, onSubmit: submit },
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
