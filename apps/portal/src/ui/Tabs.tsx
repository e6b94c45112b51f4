import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import './tabs.css';

interface TabsProps<Id extends string> {
  /** Names the tabs, and is the prefix of their ids. */
  name: string;
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** What the selected tab shows. */
  children: ReactNode;
}

/** Tabs over one panel. Arrow keys, Home and End choose another; Tab leads into the panel. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { name, label, tabs, selected, onSelect, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === selected);
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const place = (to + tabs.length) % tabs.length;
    const next = tabs[place];
    if (next) onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  return (
    <div className="stack s5">
      <div className="tabs no-print" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${name}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${name}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
