import type { TypedDate } from '@portal/domain';
import {
  type ComponentProps,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Button, SegmentedControl, Select, TextField } from '../../ui';
import { CheckField, DateFields, FieldGroup, isDatePart, LineField, PickOne } from '../../ui/forms';
import type { NameOf, ShortField, ShortFields } from './short-field';
import type { OpenShortForm } from './use-short-form';

/** Value, error and change of a field that is typed. */
export function controlOf<Typed>(form: OpenShortForm<Typed>, name: NameOf<Typed, string>) {
  return {
    name,
    value: form.typed[name] as string,
    error: form.errors.find((each) => each.name === name)?.message,
    onChange: (value: string) => form.onType({ [name]: value } as unknown as Partial<Typed>),
  };
}

interface FieldsProps<Typed> {
  form: OpenShortForm<Typed>;
  fields: ShortFields<Typed>;
}

interface ShortFormProps<Typed> extends FieldsProps<Typed> {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Off where what is typed is another person's, or is not to be offered again. */
  autoComplete?: 'off';
  className?: string;
  ref?: Ref<HTMLFormElement>;
  /** Before the fields. */
  top?: ReactNode;
  /** What the button says that submits, and how it looks. */
  submit: string;
  button?: Pick<ComponentProps<typeof Button>, 'size' | 'kind' | 'icon'>;
  /** Next to it. */
  ways?: ReactNode;
  /** After the fields. */
  children?: ReactNode;
}

/** A card with the fields of a short form and its button. */
export function ShortForm<Typed>(props: ShortFormProps<Typed>) {
  const { form, fields, top, submit, button, ways, children, ...rest } = props;
  return (
    <form className="card stack s5" {...rest} {...form.form}>
      {top}
      <Fields form={form} fields={fields} />
      {children}
      <div className="row">
        <Button type="submit" {...button} busy={form.isBusy}>
          {submit}
        </Button>
        {ways}
      </div>
    </form>
  );
}

/** The fields of a short form, in their order. */
export function Fields<Typed>({ form, fields }: FieldsProps<Typed>) {
  return fields.map((field, place) => {
    if (!field) return null;
    if (isValidElement(field)) return <Fragment key={place}>{field}</Fragment>;
    return <OneField key={place} form={form} field={field} />;
  });
}

function OneField<Typed>({
  form,
  field,
}: {
  form: OpenShortForm<Typed>;
  field: Exclude<ShortField<Typed>, ReactElement>;
}) {
  if ('fields' in field) {
    return (
      <div className={field.className}>
        <Fields form={form} fields={field.fields} />
      </div>
    );
  }
  const { typed, errors } = form;
  const enter = (change: object) => form.onType(change as Partial<Typed>);
  if (field.kind === 'birthDate') {
    return (
      <DateFields
        legend={form.dateLegend}
        hint={field.hint}
        typed={typed as TypedDate}
        autoFill={field.autoFill ?? false}
        problems={errors.flatMap(({ dateProblem }) => dateProblem ?? [])}
        error={errors.find(({ name, dateProblem }) => isDatePart(name) && !dateProblem)?.message}
        onChange={enter}
      />
    );
  }
  const { name, label, hint } = field;
  const error = errors.find((each) => each.name === name)?.message;
  switch (field.kind) {
    case 'choice':
      return (
        <PickOne
          name={name}
          legend={label}
          error={error}
          picks={field.options}
          value={typed[name] as string | null}
          onChange={(value) => choose(value)}
        />
      );
    case 'segments':
      return (
        <SegmentedControl
          legend={label}
          options={field.options}
          value={typed[name] as string}
          onChange={(value) => choose(value)}
        />
      );
    case 'select':
      return (
        <Select
          name={name}
          label={label}
          hint={hint}
          error={error}
          autoComplete={field.autoComplete}
          value={typed[name] as string}
          onChange={(event) => choose(event.target.value)}
        >
          {field.options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      );
    case 'check':
      return (
        <CheckField
          name={name}
          label={label}
          error={error}
          checked={typed[name] as boolean}
          onChange={(isOn) => enter({ [name]: isOn })}
        />
      );
    case 'checks': {
      const { options } = field;
      const chosen = typed[name] as readonly string[];
      const toggle = (value: string) =>
        options
          .map((each) => each.value)
          .filter((each) => (each === value) !== chosen.includes(each));
      return (
        <FieldGroup legend={label} hint={hint} error={error}>
          {options.map((option) => (
            <CheckField
              key={option.value}
              name={name}
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={() => enter({ [name]: toggle(option.value) })}
            />
          ))}
        </FieldGroup>
      );
    }
    case 'day':
      return (
        <TextField
          type="date"
          name={name}
          label={label}
          hint={hint}
          error={error}
          value={typed[name] as string}
          onChange={(event) => enter({ [name]: event.target.value })}
        />
      );
    default:
      return (
        <LineField
          kind={field.kind}
          autoComplete={field.autoComplete}
          placeholder={field.placeholder}
          className={field.className}
          name={name}
          label={label}
          hint={hint}
          error={error}
          value={typed[name] as string}
          onChange={(value) => enter({ [name]: value })}
        />
      );
  }
  function choose(value: string) {
    enter({ [name]: value });
    if ('onChoose' in field) field.onChoose?.();
  }
}
