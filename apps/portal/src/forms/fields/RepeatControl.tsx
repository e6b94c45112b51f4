import { groupsIn, initialOf, type RepeatField, shownFields } from '@portal/domain/forms';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../language';
import { Button, Icon, useAnnounce } from '../../ui';
import { type ControlProps, useOpenForm } from '../form-context';
import formsText from '../forms.text';
import { FormField } from './FormField';

/** The same fields several times, each group with its number; groups are added and taken out. */
export function RepeatControl(props: ControlProps<RepeatField>) {
  const { path, field, hint, error, answer, onAnswer } = props;
  const t = useText(formsText);
  const { answers, facts, removeGroup, textOf } = useOpenForm();
  const groups = groupsIn(answer);
  const item = textOf(field.item);
  const announce = useAnnounce();
  const list = useRef<HTMLDivElement>(null);
  const focusGroup = useGroupFocus(list, groups.length);
  const add = () => {
    focusGroup(groups.length);
    onAnswer([...groups, initialOf(field.fields, facts)]);
    announce(t('formField.added', { item, number: groups.length + 1 }));
  };
  const remove = (index: number) => {
    focusGroup(index);
    removeGroup(path, index);
    announce(t('formField.removed', { item, number: index + 1 }));
  };
  return (
    <div className="stack s5" ref={list}>
      {hint && <p className="hint">{hint}</p>}
      {groups.map((group, index) => (
        <fieldset key={index} className="stack s5 group">
          <legend tabIndex={-1}>
            {item} {index + 1}
          </legend>
          {shownFields(field.fields, [group, answers], facts).map(([name, inner]) => (
            <FormField key={name} path={`${path}.${index}.${name}`} field={inner} />
          ))}
          {groups.length > field.least && (
            <div>
              <Button kind="quiet" onClick={() => remove(index)}>
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
          <Button kind="secondary" icon="plus" name={path} data-add onClick={add}>
            {textOf(field.add)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Puts the focus on the heading of a group that is new or follows a removed one, else on the last, else on Add. */
function useGroupFocus(
  list: RefObject<HTMLElement | null>,
  groups: number,
): (place: number) => void {
  const wanted = useRef<number>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const headings = list.current?.querySelectorAll<HTMLElement>(':scope > fieldset > legend');
    const heading = headings?.[Math.min(wanted.current, groups - 1)];
    (heading ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    wanted.current = null;
  }, [list, groups]);
  return (place) => {
    wanted.current = place;
  };
}
