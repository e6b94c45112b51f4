import { isInputKind } from '@portal/domain';
import {
  type Answer,
  answerAt,
  isOptional,
  type FormField as Declared,
} from '@portal/domain/forms';
import { useText } from '../../language';
import { CheckField } from '../../ui/forms';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';
import { ChoiceControl, ChoicesControl } from './ChoiceControl';
import { FilesControl } from './FilesControl';
import { LockedField } from './LockedField';
import { RelatedControl } from './RelatedControl';
import { RepeatControl } from './RepeatControl';
import { TextControl } from './TextControl';

/** One field of a definition: label, hint, message and control by its kind. */
export function FormField({ path, field }: { path: string; field: Declared }) {
  const t = useText(formsText);
  const { answers, facts, enter, errorOf, textOf } = useOpenForm();
  const known = field.locked && field.prefill ? facts.known[field.prefill] : undefined;
  const text = textOf(field.label);
  if (known) return <LockedField label={text} fact={known} field={field} />;
  const common = {
    path,
    label: isOptional(field, [answers], facts) ? (
      <>
        {text} <span className="hint">{t('formField.optional')}</span>
      </>
    ) : (
      text
    ),
    hint: field.hint && textOf(field.hint),
    error: errorOf(path),
    answer: answerAt(answers, path),
    onAnswer: (answer: Answer) => enter(path, answer),
  };
  switch (field.kind) {
    case 'choice':
      return <ChoiceControl field={field} {...common} />;
    case 'choices':
      return <ChoicesControl field={field} {...common} />;
    case 'related':
      return <RelatedControl field={field} {...common} />;
    case 'files':
      return <FilesControl field={field} {...common} />;
    case 'repeat':
      return <RepeatControl field={field} {...common} />;
    case 'check':
      return (
        <CheckField
          name={path}
          label={common.label}
          error={common.error}
          checked={common.answer === true}
          onChange={common.onAnswer}
        />
      );
    default:
      return isInputKind(field.kind) ? <TextControl field={field} {...common} /> : null;
  }
}
