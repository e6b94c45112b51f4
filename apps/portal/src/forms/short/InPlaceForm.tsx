import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui';
import { useFirstErrorFocus } from './use-first-error-focus';
import type { OpenShortForm } from './use-short-form';

interface InPlaceFormProps<Typed> {
  form: OpenShortForm<Typed>;
  /** What the button says that submits. */
  submit: string;
  button?: 'primary' | 'secondary';
  /** The buttons after it. */
  ways: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A form that opens in the place of what it changes. Its first field gets the focus, and after a try the first field
 * that is wrong: there is no room for a summary.
 */
export function InPlaceForm<Typed>(props: InPlaceFormProps<Typed>) {
  const { form, submit, button = 'primary', ways, className = 'stack', children } = props;
  const place = useFirstErrorFocus(form);
  useEffect(() => place.current?.querySelector('input')?.focus(), [place]);
  return (
    <form {...form.form} ref={place} className={className}>
      {children}
      <div className="row">
        <Button type="submit" kind={button} busy={form.isBusy}>
          {submit}
        </Button>
        {ways}
      </div>
    </form>
  );
}
