import { type ReactNode, useEffect } from 'react';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import type { OpenShortForm } from '../../../forms/short/use-short-form';
import { Button } from '../../../ui';

interface InPlaceFormProps<Typed> {
  form: OpenShortForm<Typed>;
  /** What the button says that submits. */
  submit: string;
  /** The buttons after it. */
  ways: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A form that opens in the place of what it changes. Its first field has the focus then, and the first one that is wrong
 * after a try: there is no room for a summary.
 */
export function InPlaceForm<Typed>(props: InPlaceFormProps<Typed>) {
  const { form, submit, ways, className = 'stack', children } = props;
  const place = useFirstErrorFocus(form);
  useEffect(() => place.current?.querySelector('input')?.focus(), [place]);
  return (
    <form {...form.form} ref={place} className={className}>
      {children}
      <div className="row">
        <Button type="submit" busy={form.isBusy}>
          {submit}
        </Button>
        {ways}
      </div>
    </form>
  );
}
