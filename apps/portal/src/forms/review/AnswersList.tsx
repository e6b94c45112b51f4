import {
  type Answers,
  filesIn,
  type FormField,
  type FormFields,
  type FormStep,
  type FormValue,
  type FormValues,
  isTextKind,
  kindOf,
  shownFields,
} from '@portal/domain/forms';
import type { ReactNode } from 'react';
import { phoneText, useFormat, useText } from '../../language';
import { useSizeText } from '../../ui/forms/files';
import { type RelatedItem, useOpenForm } from '../form-context';
import { relatedLabel } from '../fields/RelatedControl';
import formsText from '../forms.text';

interface AnswersListProps {
  step: FormStep;
  values: FormValues;
  /** On a copy that is printed, numbers of cards and members show their last four characters. */
  masked?: boolean;
}

/** The answers of one step in words; a question that was left out says so. */
export function AnswersList({ step, values, masked = false }: AnswersListProps) {
  const { answers } = useOpenForm();
  return <Fields fields={step.fields} values={values} scopes={[answers]} masked={masked} />;
}

interface FieldsProps {
  fields: FormFields;
  values: FormValues;
  scopes: readonly Answers[];
  masked: boolean;
}

function Fields({ fields, values, scopes, masked }: FieldsProps) {
  const { facts, textOf } = useOpenForm();
  const inWords = useAnswerText(masked);
  return (
    <dl className="qa">
      {shownFields(fields, [values as Answers, ...scopes], facts).map(([name, field]) => {
        const value = values[name];
        if (field.kind === 'repeat') {
          return groupsOf(value).map((group, index) => (
            <div key={`${name}.${index}`} className="group">
              <dt>
                {textOf(field.item)} {index + 1}
              </dt>
              <dd>
                <Fields fields={field.fields} values={group} scopes={scopes} masked={masked} />
              </dd>
            </div>
          ));
        }
        return (
          <div key={name}>
            <dt>{textOf(field.label)}</dt>
            <dd>{inWords(field, value)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const groupsOf = (value: FormValue | undefined): readonly FormValues[] =>
  Array.isArray(value) ? (value as readonly FormValues[]) : [];

/** A value as a person reads it. */
function useAnswerText(masked: boolean) {
  const t = useText(formsText);
  const format = useFormat();
  const { textOf, relatedItems } = useOpenForm();
  const sizeOf = useSizeText();
  return (field: FormField, value: FormValue | undefined): ReactNode => {
    if (field.kind === 'check') return t(value === true ? 'formReview.yes' : 'formReview.no');
    if (value === undefined) return <span className="mute">{t('formReview.notGiven')}</span>;
    if (field.kind === 'choice') return optionText(field.options[String(value)]?.label, textOf);
    if (field.kind === 'choices') {
      return lines(
        (value as readonly string[]).map((each) => optionText(field.options[each]?.label, textOf)),
      );
    }
    if (field.kind === 'related') return lines(labels(value as readonly string[], relatedItems));
    if (field.kind === 'files') {
      return lines(filesIn(value).map(({ name, size }) => `${name}, ${sizeOf(size)}`));
    }
    if (!isTextKind(field.kind)) return null;
    const { control, masked: isMasked } = kindOf(field.kind);
    const text = String(value);
    if (control === 'date') return format.longDate(text);
    if (control === 'money') return format.money(Number(text));
    if (field.kind === 'phone') return <span className="num">{phoneText(text)}</span>;
    if (isMasked && masked) return <span className="num">{`••••${text.slice(-4)}`}</span>;
    return <span className="typed">{text}</span>;
  };

  function labels(values: readonly string[], items: readonly RelatedItem[]): string[] {
    return values.map((each) => relatedLabel(each, items, t));
  }
}

const optionText = (
  label: { en: string; es: string } | undefined,
  textOf: (text: { en: string; es: string }) => string,
): string => (label ? textOf(label) : '');

const lines = (texts: readonly string[]) =>
  texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
