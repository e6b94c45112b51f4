import type { MouseEvent } from 'react';
import { useText } from '../language';
import { Icon } from '../ui';
import formsText from './forms.text';

export interface StepName {
  id: string;
  title: string;
}

interface StepsCardProps {
  steps: readonly StepName[];
  /** The index of the step that is shown. */
  current: number;
  onGo: (id: string) => void;
}

/** Where one is in the form: steps that are done are links. */
export function StepsCard({ steps, current, onGo }: StepsCardProps) {
  const t = useText(formsText);
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    onGo(id);
  };
  return (
    <section className="card stack desk">
      <h2>{t('formSteps.title', { step: current + 1, count: steps.length })}</h2>
      <ol className="vsteps">
        {steps.map(({ id, title }, index) =>
          index < current ? (
            <li key={id} className="done">
              <Icon name="check" />
              <span>
                <a href={`?step=${id}`} onClick={(event) => go(event, id)}>
                  {title}
                </a>
                <span className="sr"> {t('formSteps.done')}</span>
              </span>
            </li>
          ) : (
            <li
              key={id}
              className={index === current ? 'now' : ''}
              aria-current={index === current ? 'step' : undefined}
            >
              <b aria-hidden="true">{index + 1}</b>
              <span>{title}</span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
