import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui';

interface InPlaceFormProps {
  /** What the button says that submits. */
  submit: string;
  isRunning: boolean;
  /** Saves, or returns the name of the first field that has to be corrected: the focus goes there. */
  onSubmit: () => string | undefined;
  /** The buttons after it. */
  ways: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A form that opens in the place of what it changes. Its first field has the focus then. */
export function InPlaceForm(props: InPlaceFormProps) {
  const { submit, isRunning, onSubmit, ways, className = 'stack', children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [wrong, setWrong] = useState<{ name: string } | null>(null);
  useEffect(() => {
    // The message is there by now, and is read out with the field.
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
  }, [wrong]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const name = onSubmit();
    setWrong(name ? { name } : null);
  };
  return (
    <form ref={form} className={className} noValidate onSubmit={handleSubmit}>
      {children}
      <div className="row">
        <Button type="submit" busy={isRunning}>
          {submit}
        </Button>
        {ways}
      </div>
    </form>
  );
}
