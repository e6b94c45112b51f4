import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useText } from '../../language';
import formsText from './forms.text';
import './form-parts.css';

/** An error of a form: the name of a control, and how to correct it. */
export interface FormFault {
  name: string;
  message: string;
  /** Takes the focus where no control of the page can, e.g. into a frame. */
  focus?: () => void;
}

/**
 * Everything that is wrong with a form, above it, each a link to its control. Takes the focus whenever
 * `turn` changes, which it does with every try to go on.
 */
export function ErrorSummary({ faults, turn }: { faults: readonly FormFault[]; turn: number }) {
  const t = useText(formsText);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn > 0) box.current?.focus();
  }, [turn]);
  if (faults.length === 0) return null;
  const go = (event: MouseEvent, { name, focus }: FormFault) => {
    event.preventDefault();
    if (focus) return focus();
    document.querySelector<HTMLElement>(`main [name="${name}"]:not(:disabled)`)?.focus();
  };
  return (
    <div className="card errsum stack s2" role="alert" tabIndex={-1} ref={box} aria-labelledby={id}>
      <h2 id={id}>{t('forms.fix', { count: faults.length })}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault.name}>
            <a href={`#${fault.name}`} onClick={(event) => go(event, fault)}>
              {fault.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
