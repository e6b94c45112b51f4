import { useText } from '../language';
import { Icon } from '../ui';
import formsText from './forms.text';
import { StepLink } from './StepLink';
import { reviewStep } from './use-steps';

export interface StepName {
  id: string;
  title: string;
}

interface StepsCardProps {
  steps: readonly StepName[];
  /** The index of the step that is shown. */
  current: number;
  /** The index of the last step that may be opened; the current one unless given. */
  last?: number;
  onGo: (id: string) => void;
}

/** Where one is in the form: steps that are done are links. */
export function StepsCard({ steps, current, last = current, onGo }: StepsCardProps) {
  const t = useText(formsText);
  const isDone = (index: number) => index !== current && index <= Math.max(last, current);
  return (
    <section className="card stack desk">
      <h2>{t('formSteps.title', { step: current + 1, count: steps.length })}</h2>
      <ol className="vsteps">
        {steps.map(({ id, title }, index) =>
          isDone(index) ? (
            <li key={id} className={id === reviewStep ? '' : 'done'}>
              {id === reviewStep ? <b aria-hidden="true">{index + 1}</b> : <Icon name="check" />}
              <span>
                <StepLink step={id} onGo={onGo}>
                  {title}
                </StepLink>
                {id !== reviewStep && <span className="sr"> {t('formSteps.done')}</span>}
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
