import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface StepLinkProps {
  step: string;
  onGo: (step: string) => void;
  children: ReactNode;
}

/** A link to a step of the form that is open. */
export function StepLink({ step, onGo, children }: StepLinkProps) {
  const { hash } = useLocation();
  const go = (event: MouseEvent) => {
    event.preventDefault();
    onGo(step);
  };
  return (
    <a href={`?step=${step}${hash}`} onClick={go}>
      {children}
    </a>
  );
}
