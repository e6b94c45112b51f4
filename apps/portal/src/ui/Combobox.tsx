import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Field } from './Field';

export interface ComboboxOption {
  id: string;
  text: string;
  /** More about it, on the right. */
  note?: string;
}

interface ComboboxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  name: string;
  value: string;
  options: readonly ComboboxOption[];
  /** The name of the list, and how many options it has, for screen readers. */
  listLabel: string;
  status: string;
  onType: (text: string) => void;
  onChoose: (option: ComboboxOption) => void;
  /** Enter while no option is marked; without it the form is submitted. */
  onEnter?: () => void;
}

/** A text field with suggestions (ARIA combobox): arrows move, Enter or a click chooses, Escape closes. */
export function Combobox({ label, hint, error, name, options, ...props }: ComboboxProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen && options.length > 0;
  const current = shown ? options[active] : undefined;
  const optionId = (option: ComboboxOption) => `${listId}-${option.id}`;
  const choose = (option: ComboboxOption) => {
    setOpen(false);
    setActive(-1);
    props.onChoose(option);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      const from = move > 0 ? active : active < 0 ? options.length : active;
      setActive((from + move + options.length) % options.length);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Enter' && props.onEnter) {
      event.preventDefault();
      setOpen(false);
      props.onEnter();
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <Field label={label} hint={hint} error={error} className="combobox">
      {(wiring) => (
        <>
          <input
            {...wiring}
            name={name}
            type="text"
            role="combobox"
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(current)}
            autoComplete="off"
            spellCheck={false}
            value={props.value}
            onChange={(event) => {
              setOpen(true);
              setActive(-1);
              props.onType(event.target.value);
            }}
            onKeyDown={handleKeyDown}
            onBlur={() => setOpen(false)}
          />
          <ul
            id={listId}
            role="listbox"
            aria-label={props.listLabel}
            className="suggest"
            hidden={!shown}
          >
            {options.map((option) => (
              <li
                key={option.id}
                id={optionId(option)}
                role="option"
                tabIndex={-1}
                aria-selected={option === current}
                onMouseDown={(event) => event.preventDefault()}
                onKeyDown={handleKeyDown}
                onClick={() => choose(option)}
              >
                <b>{option.text}</b>
                {option.note && <span className="mute small">{option.note}</span>}
              </li>
            ))}
          </ul>
          <p className="sr" role="status">
            {shown ? props.status : ''}
          </p>
        </>
      )}
    </Field>
  );
}
