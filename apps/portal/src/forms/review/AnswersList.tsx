import {
  type Answers,
  type FormFields,
  type FormStep,
  type FormValues,
  groupsIn,
  shownFields,
} from '@portal/domain/forms';
import { useOpenForm } from '../form-context';
import { type AnswerText, useAnswerText } from './use-answer-text';

interface AnswersListProps {
  step: FormStep;
  /** As they are sent, of the whole form: which questions were asked follows from them alone. */
  values: FormValues;
  /** On a copy that is printed, numbers of cards and members show their last four characters. */
  masked?: boolean;
}

/** The answers of one step in words; a question that was left out says so. */
export function AnswersList({ step, values, masked = false }: AnswersListProps) {
  return <Fields fields={step.fields} values={values} masked={masked} />;
}

interface FieldsProps {
  fields: FormFields;
  values: FormValues;
  /** The values of the form, inside a group. */
  outer?: readonly Answers[];
  masked: boolean;
}

function Fields({ fields, values, outer = [], masked }: FieldsProps) {
  const { facts, textOf } = useOpenForm();
  const inWords = useAnswerText(masked);
  const scopes = [values as Answers, ...outer];
  return (
    <dl className="qa">
      {shownFields(fields, scopes, facts).map(([name, field]) => {
        const value = values[name];
        if (field.kind === 'repeat') {
          return groupsIn(value).map((group, index) => (
            <div key={`${name}.${index}`} className="group">
              <dt>
                {textOf(field.item)} {index + 1}
              </dt>
              <dd>
                <Fields
                  fields={field.fields}
                  values={group as FormValues}
                  outer={scopes}
                  masked={masked}
                />
              </dd>
            </div>
          ));
        }
        return (
          <div key={name}>
            <dt>{textOf(field.label)}</dt>
            <dd>
              <Answer {...inWords(field, value)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** An answer, each line for itself. */
function Answer({ lines, look }: AnswerText) {
  if (look) return <span className={look}>{lines.join(' ')}</span>;
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
