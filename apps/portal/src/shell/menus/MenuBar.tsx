import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../language';
import { useSession } from '../../session';
import { Icon } from '../../ui';
import { labelOf, type MenuEntry } from './menu';
import { currentMark, MenuLink } from './MenuLink';
import shellText from '../shell.text';
import namesText from '../../language/names.text';

/** The menu bar of larger screens: groups drop down, one at a time. */
export function MenuBar({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText(namesText, shellText);
  const session = useSession();
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const shown = entries.filter(({ inHeader }) => !inHeader);
  const holdsPage = shown.find(holds('page', pathname));
  const marked = holdsPage ?? shown.find(holds('true', pathname));
  const firstAtEnd = shown.find((entry) => entry.atEnd);
  useDropdowns(bar);
  return (
    <nav className="nav" aria-label={t('shell.mainMenu')} ref={bar}>
      <ul className="wrap">
        {shown.map((entry) => (
          <li key={entry.id} className={entry === firstAtEnd ? 'push' : undefined}>
            {entry.entries ? (
              <details name="nav">
                <summary data-event={entry.id} aria-current={entry === marked ? 'true' : undefined}>
                  {t(labelOf(entry, session))}
                  <Icon name="chevron-down" className="turn" />
                </summary>
                <ul className="drop">
                  {entry.entries.map((inside) => (
                    <li key={inside.id}>
                      <MenuLink entry={inside} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <MenuLink
                entry={entry}
                withIcon={entry.id === 'priceADrug'}
                onlyPage={holdsPage !== undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether an entry, or one of its group, has a mark. Several groups may have the same entry: the first is marked. */
const holds =
  (mark: 'page' | 'true', pathname: string) =>
  ({ to, entries = [] }: MenuEntry): boolean =>
    [to, ...entries.map((entry) => entry.to)].some((path) => currentMark(path, pathname) === mark);

/** Spec §4, Dropdowns: a click anywhere else closes all, and so do Escape, Tab out of it and choosing an entry. */
function useDropdowns(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const open = () => bar.current?.querySelector<HTMLDetailsElement>('details[open]');
    const onClick = (event: MouseEvent) => {
      const group = open();
      const { target } = event;
      if (!group || !(target instanceof Element)) return;
      if (!group.contains(target) || target.closest('a, button')) group.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const group = open();
      if (event.key !== 'Escape' || !group) return;
      if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
      group.open = false;
    };
    // Without a target the focus has left the window, and comes back to where it was.
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const group = open();
      if (group && relatedTarget instanceof Node && !group.contains(relatedTarget)) {
        group.open = false;
      }
    };
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) keepInWindow(target);
    };
    const onResize = () => {
      const group = open();
      if (group) keepInWindow(group);
    };
    const menu = bar.current;
    // It does not bubble.
    menu?.addEventListener('toggle', onToggle, true);
    menu?.addEventListener('focusout', onLeave);
    document.addEventListener('click', onClick);
    window.addEventListener('resize', onResize);
    document.addEventListener('keydown', onKey);
    return () => {
      menu?.removeEventListener('toggle', onToggle, true);
      menu?.removeEventListener('focusout', onLeave);
      document.removeEventListener('click', onClick);
      window.removeEventListener('resize', onResize);
      document.removeEventListener('keydown', onKey);
    };
  }, [bar]);
}

/** A list that would leave the window ends where its entry of the bar ends. */
function keepInWindow(group: HTMLDetailsElement): void {
  group.classList.remove('at-end');
  const { right = 0 } = group.querySelector('.drop')?.getBoundingClientRect() ?? {};
  group.classList.toggle('at-end', right > document.documentElement.clientWidth);
}
