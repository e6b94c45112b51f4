import type { RelatedField } from '@portal/domain/forms';
import { useId } from 'react';
import { type Translate, useText } from '../../language';
import { Icon } from '../../ui';
import { type ControlProps, type RelatedItem, useOpenForm } from '../form-context';
import formsText from '../forms.text';

const kinds = ['claim', 'order', 'quote'] as const;

/** A record as the form names it: its label where the portal has one, else its kind and number. */
export function relatedLabel(
  value: string,
  items: readonly RelatedItem[],
  t: Translate<typeof formsText>,
): string {
  const known = items.find((item) => item.value === value);
  if (known) return known.label;
  const [kind, id = ''] = value.split(':');
  const found = kinds.find((each) => each === kind);
  return found ? t(`formField.${found}`, { id }) : id;
}

/** Records that a message is about: each a chip that is pressed or not. */
export function RelatedControl(props: ControlProps<RelatedField>) {
  const { path, label, hint, error, answer, onAnswer } = props;
  const t = useText(formsText);
  const id = useId();
  const { relatedItems } = useOpenForm();
  const chosen = Array.isArray(answer) ? (answer as readonly string[]) : [];
  const offered = relatedItems.map(({ value }) => value);
  // In the order in which they were first shown: a chip must not move away from under the finger.
  const all = [...new Set([...offered, ...chosen])];
  const toggle = (value: string) =>
    onAnswer(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <fieldset className="field" aria-describedby={hint && `${id}-hint`}>
      <legend>{label}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <p className="err">{error}</p>}
      {all.length === 0 && <p className="mute">{t('formField.nothingRelated')}</p>}
      <div className="row tight chips">
        {all.map((value) => {
          const isOn = chosen.includes(value);
          return (
            <button
              key={value}
              type="button"
              className="chip"
              name={path}
              aria-pressed={isOn}
              onClick={() => toggle(value)}
            >
              {isOn && <Icon name="check" />}
              {relatedLabel(value, relatedItems, t)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
