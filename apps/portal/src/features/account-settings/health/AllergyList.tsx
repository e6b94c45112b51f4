import {
  type Allergy,
  type AllergyChoice,
  allergyNamed,
  commonAllergies,
  commonOf,
  findAllergy,
  reactionProblem,
  severities,
} from '@portal/domain/account';
import { longestHealthLine } from '@portal/domain/mail-order';
import { useRef } from 'react';
import { useText } from '../../../language';
import typedText from '../../../language/typed.text';
import { useHealthNames } from '../../../language/use-health-names';
import { Button, Select, VisuallyHidden } from '../../../ui';
import { useAnnounce } from '../../../ui/Announcer';
import { CheckField, FieldGroup, focusField, LineField } from '../../../ui/forms';
import { AddAllergy } from './AddAllergy';
import allergiesText from './allergies.text';
import healthText from './health.text';

interface AllergyListProps {
  choice: AllergyChoice;
  /** What is typed, and not added yet. */
  typed: string;
  errors: { list: string | undefined; typed: string | undefined };
  onChange: (choice: AllergyChoice) => void;
  onType: (text: string) => void;
}

/** That there is none; or common allergies and others, each with its reaction. */
export function AllergyList({ choice, typed, errors, onChange, onType }: AllergyListProps) {
  const t = useText(healthText, allergiesText);
  const names = useHealthNames();
  const announce = useAnnounce();
  const group = useRef<HTMLFieldSetElement>(null);
  /** What was said of an allergy comes back with its tick. */
  const unticked = useRef<readonly Allergy[]>([]);
  const { none, entries } = choice;
  const replace = (next: readonly Allergy[]) => onChange({ none: false, entries: next });
  const without = (name: string) => entries.filter((each) => !findAllergy([each], name));
  const tick = (name: string, isOn: boolean) => {
    if (!isOn) unticked.current = entries;
    const entry = findAllergy(unticked.current, name) ?? allergyNamed(name);
    replace(isOn ? [...entries, entry] : without(name));
  };
  const add = (name: string, spanishName = '') => {
    const entry = allergyNamed(names.allergies.recorded(name), spanishName);
    if (!findAllergy(entries, entry.name)) replace([...entries, entry]);
    onType('');
    announce(t('settings.allergies.added', { name: names.allergy(entry) }));
  };
  const remove = (entry: Allergy) => {
    replace(without(entry.name));
    announce(t('settings.allergies.removed', { name: names.allergy(entry) }));
    focusField(group.current, 'allergies-other');
  };
  return (
    <FieldGroup ref={group} legend={t('settings.health.allergies')} error={errors.list}>
      <CheckField
        name="allergies-none"
        label={t('settings.health.noneKnown.allergies')}
        checked={none}
        onChange={(isOn) => onChange({ ...choice, none: isOn })}
      />
      {!none && (
        <>
          <div className="health-choices">
            {Object.values(commonAllergies).map((name) => (
              <CheckField
                key={name}
                name={`allergies-${name}`}
                label={names.allergies.shown(name)}
                checked={findAllergy(entries, name) !== undefined}
                onChange={(isOn) => tick(name, isOn)}
              />
            ))}
          </div>
          <AddAllergy typed={typed} onType={onType} error={errors.typed} onAdd={add} />
          {entries.map((entry) => (
            <Reaction
              key={entry.name}
              entry={entry}
              onChange={(changed) =>
                replace(entries.map((each) => (each === entry ? changed : each)))
              }
              onRemove={() => remove(entry)}
            />
          ))}
        </>
      )}
    </FieldGroup>
  );
}

interface ReactionProps {
  entry: Allergy;
  onChange: (entry: Allergy) => void;
  onRemove: () => void;
}

/** What one allergy does, and how strongly; both may stay blank. */
function Reaction({ entry, onChange, onRemove }: ReactionProps) {
  const t = useText(allergiesText, typedText);
  const names = useHealthNames();
  const name = names.allergy(entry);
  const problem = reactionProblem(entry);
  return (
    <fieldset className="reaction">
      <legend>
        <bdi>{name}</bdi>
      </legend>
      <LineField
        kind="shortText"
        name={`reaction-${entry.name}`}
        label={t('settings.allergies.reaction')}
        dir="auto"
        value={entry.reaction}
        error={
          problem &&
          t(
            problem === 'characters'
              ? 'formRules.characters'
              : 'settings.allergies.problem.tooLong',
            { most: longestHealthLine },
          )
        }
        onChange={(reaction) => onChange({ ...entry, reaction })}
      />
      <Select
        name={`severity-${entry.name}`}
        label={t('settings.allergies.severity')}
        value={entry.severity}
        onChange={({ target }) =>
          onChange({ ...entry, severity: target.value as Allergy['severity'] })
        }
      >
        {(['unknown', ...severities] as const).map((severity) => (
          <option key={severity} value={severity}>
            {names.severity(severity)}
          </option>
        ))}
      </Select>
      {commonOf(commonAllergies, entry.name) === undefined && (
        <Button kind="secondary" onClick={onRemove}>
          {t('settings.allergies.remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </fieldset>
  );
}
