import type { HealthChoice } from '@portal/domain/account';
import { useText } from '../../../language';
import { Field } from '../../../ui';
import { CheckField, FieldGroup } from '../../../ui/forms';
import healthText from './health.text';
import { useHealthNames } from '../../../language/use-health-names';

interface HealthListProps<Common extends string> {
  table: Readonly<Record<Common, string>>;
  choice: HealthChoice<Common>;
  error: string | undefined;
  onChange: (choice: HealthChoice<Common>) => void;
}

/** One list: that there is none, or the common entries and room for others. */
export function HealthList<Common extends string>(props: HealthListProps<Common>) {
  const { table, choice, error, onChange } = props;
  const t = useText(healthText);
  const names = useHealthNames();
  const keys = Object.keys(table) as Common[];
  const tick = (key: Common, isOn: boolean) => {
    const others = choice.common.filter((each) => each !== key);
    onChange({ ...choice, common: isOn ? [...others, key] : others });
  };
  return (
    <FieldGroup legend={t('settings.health.conditions')} error={error}>
      <CheckField
        name="conditions-none"
        label={t('settings.health.noneKnown.conditions')}
        checked={choice.none}
        onChange={(none) => onChange({ ...choice, none })}
      />
      {!choice.none && (
        <>
          <div className="health-choices">
            {keys.map((key) => (
              <CheckField
                key={key}
                name={`conditions-${key}`}
                label={names.conditions.shown(table[key])}
                checked={choice.common.includes(key)}
                onChange={(isOn) => tick(key, isOn)}
              />
            ))}
          </div>
          <Field
            className="health-other"
            label={t('settings.health.other')}
            hint={t('settings.health.otherHint')}
          >
            {(wiring) => (
              <textarea
                {...wiring}
                name="conditions-other"
                rows={2}
                dir="auto"
                value={choice.other}
                onChange={({ target }) => onChange({ ...choice, other: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </FieldGroup>
  );
}
