import { groupsIn, initialOf, type RepeatField, shownFields } from '@portal/domain/forms';
import { useText } from '../../language';
import { Button, Icon } from '../../ui';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';
import { type ControlProps, FormField } from './FormField';

/** The same fields several times, each group with its number; groups are added and taken out. */
export function RepeatControl(props: ControlProps<RepeatField>) {
  const { path, field, hint, error, answer, onAnswer } = props;
  const t = useText(formsText);
  const { answers, facts, removeGroup, textOf } = useOpenForm();
  const groups = groupsIn(answer);
  const item = textOf(field.item);
  return (
    <div className="stack s5">
      {hint && <p className="hint">{hint}</p>}
      {groups.map((group, index) => (
        <fieldset key={index} className="stack s5 group">
          <legend>
            {item} {index + 1}
          </legend>
          {shownFields(field.fields, [group, answers], facts).map(([name, inner]) => (
            <FormField key={name} path={`${path}.${index}.${name}`} field={inner} />
          ))}
          {groups.length > field.least && (
            <div>
              <Button kind="quiet" onClick={() => removeGroup(path, index)}>
                {t('formField.remove')}{' '}
                <span className="sr">
                  {item} {index + 1}
                </span>
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {error && (
        <p className="err">
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      {groups.length < field.most && (
        <div>
          <Button
            kind="secondary"
            icon="plus"
            name={path}
            onClick={() => onAnswer([...groups, initialOf(field.fields, facts)])}
          >
            {textOf(field.add)}
          </Button>
        </div>
      )}
    </div>
  );
}
