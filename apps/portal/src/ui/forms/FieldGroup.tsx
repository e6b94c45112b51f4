import { type ReactNode, type Ref, useId } from 'react';
import { useText } from '../../language';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import formsText from './forms.text';

interface FieldGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  className?: string;
  ref?: Ref<HTMLFieldSetElement>;
  /** The controls; as a function they get the ids of hint and error. */
  children: ReactNode | ((describedBy: string | undefined) => ReactNode);
}

/** Several controls with one question: legend, hint, error, controls, in this order. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, hint, error, className = '', ref, children } = props;
  const t = useText(formsText);
  const id = useId();
  const described =
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={`field ${className}`.trim()} ref={ref} aria-describedby={described}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>
            <VisuallyHidden>{t('forms.error')} </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
      {typeof children === 'function' ? children(described) : children}
    </fieldset>
  );
}
