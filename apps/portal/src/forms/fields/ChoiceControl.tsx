import {
  type Answers,
  type ChoiceField,
  type ChoiceOptions,
  type ChoicesField,
  groupsIn,
  isMet,
} from '@portal/domain/forms';
import { useText } from '../../language';
import { Select } from '../../ui';
import { FieldGroup, PickOne } from '../../ui/forms';
import { type ControlProps, useOpenForm } from '../form-context';
import formsText from '../forms.text';

/** The options that are shown, in words. */
function useOptions(path: string, options: ChoiceOptions) {
  const { answers, facts, textOf } = useOpenForm();
  const [name = '', index] = path.split('.');
  const group = index === undefined ? undefined : groupsIn(answers[name])[Number(index)];
  const scopes: Answers[] = group ? [group, answers] : [answers];
  return Object.entries(options)
    .filter(([, { when }]) => isMet(when, scopes, facts))
    .map(([value, { label, hint }]) => ({
      value,
      label: textOf(label),
      hint: hint && textOf(hint),
    }));
}

/** One of several: radios, or a list where there are many. */
export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { path, field, label, hint, error, answer, onAnswer } = props;
  const t = useText(formsText);
  const options = useOptions(path, field.options);
  const value = typeof answer === 'string' ? answer : '';
  if (field.look === 'select') {
    return (
      <Select
        label={label}
        hint={hint}
        error={error}
        value={value}
        name={path}
        onChange={(event) => onAnswer(event.target.value)}
      >
        <option value="">{t('formField.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <PickOne
      name={path}
      legend={
        <>
          {label}
          {hint && <span className="hint block">{hint}</span>}
        </>
      }
      error={error}
      picks={options}
      value={value || null}
      onChange={onAnswer}
    />
  );
}

/** Any of several: checkboxes. The option that rules out the others clears them, and they clear it. */
export function ChoicesControl(props: ControlProps<ChoicesField>) {
  const { path, field, label, hint, error, answer, onAnswer } = props;
  const options = useOptions(path, field.options);
  const chosen = Array.isArray(answer) ? (answer as readonly string[]) : [];
  const toggle = (value: string, isOn: boolean) => {
    if (!isOn) return onAnswer(chosen.filter((each) => each !== value));
    const others = chosen.filter((each) => each !== field.exclusive);
    onAnswer(value === field.exclusive ? [value] : [...others, value]);
  };
  return (
    <FieldGroup legend={label} hint={hint} error={error}>
      <div className="picks">
        {options.map((option) => (
          <label key={option.value} className="pick">
            <input
              type="checkbox"
              name={path}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span>{option.label}</span>
            {option.hint && <span className="hint">{option.hint}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
