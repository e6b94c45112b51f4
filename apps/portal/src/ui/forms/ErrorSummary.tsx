import type { DateProblem } from '@portal/domain';
import {
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../language';
import typedText from '../../language/typed.text';
import formsText from './forms.text';
import { focusField, labelOf, placeOfField } from './focus-field';
import { messageAt } from './message-at';
import './form-parts.css';

/** An error of a form: the name of a control, and how to correct it. */
export interface FieldError {
  name: string;
  message: string;
  /** The message alone does not say what it is about: in the summary it follows the label of its control. */
  isNameless?: boolean;
  /** What the summary says in its place, of a field that is more than one control. */
  inSummary?: string;
  /** Of a date: it marks the parts that it is about. */
  dateProblem?: DateProblem;
  /** Takes the focus where no control of the page can, e.g. into a frame. */
  focus?: () => void;
}

/**
 * Everything that is wrong with a form, above it from the first try on, each a link to its control. Takes the focus
 * whenever `turn` changes, which it does with every try to go on; an error in a frame alone gets it at once, because the
 * frame says exactly what is wrong.
 */
export function ErrorSummary({ errors, turn }: { errors: readonly FieldError[]; turn: number }) {
  const t = useText(formsText);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    const [first, ...others] = errors;
    if (first?.focus && others.length === 0) first.focus();
    else box.current?.focus();
  });
  useEffect(() => {
    if (turn > 0) takeFocus();
  }, [turn]);
  if (errors.length === 0 || turn === 0) return null;
  const go = (event: MouseEvent, { name, focus }: FieldError) => {
    event.preventDefault();
    if (focus) return focus();
    focusField(placeOfField(box.current, name), name);
  };
  return (
    <div className="card errsum stack s2" role="alert" tabIndex={-1} ref={box} aria-labelledby={id}>
      <h2 id={id}>{t('forms.fix', { count: errors.length })}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.name}>
            <a href={`#${error.name}`} onClick={(event) => go(event, error)}>
              {error.isNameless ? <AfterLabel {...error} /> : (error.inSummary ?? error.message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AfterLabel({ name, message }: FieldError) {
  const t = useText(typedText);
  const place = useRef<HTMLSpanElement>(null);
  const [label, setLabel] = useState('');
  // Read again in another language.
  useLayoutEffect(() => setLabel(labelOf(placeOfField(place.current, name), name)), [name, t]);
  return <span ref={place}>{label ? messageAt(label, message, t) : message}</span>;
}
