import { type ReactNode, useId } from 'react';

interface CardProps {
  title: ReactNode;
  /** Shown on the title's line, e.g. "See all claims". */
  action?: ReactNode;
  /** A quiet panel instead of a white card. */
  tint?: boolean;
  /** No padding, for a table that reaches the edges. */
  flush?: boolean;
  /** Columns of the 12-column grid: c4, c5, c6, c7, c8. */
  className?: string;
  children: ReactNode;
}

/** A tile that answers one question, named by its heading. */
export function Card({ title, action, tint, flush, className = '', children }: CardProps) {
  const id = useId();
  const looks = ['card', tint && 'tint', flush ? 'flush' : 'stack', className];
  return (
    <section className={looks.filter(Boolean).join(' ')} aria-labelledby={id}>
      <div className={`between${flush ? ' pad' : ''}`}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
