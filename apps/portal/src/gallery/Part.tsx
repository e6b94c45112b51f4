import type { ReactNode } from 'react';

/** The states of one kind of part, below its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
