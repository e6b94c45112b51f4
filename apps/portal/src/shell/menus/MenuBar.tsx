import { useEffect, useRef } from 'react';
import { useText } from '../../language';
import { useSession } from '../../session';
import { Icon } from '../../ui';
import { labelOf, type MenuEntry } from './menu';
import { MenuLink } from './MenuLink';
import shellText from '../shell.text';
import screenTitlesText from '../../language/screen-titles.text';

/** The menu bar of larger screens: groups drop down, one at a time. */
export function MenuBar({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText(screenTitlesText, shellText);
  const session = useSession();
  const bar = useRef<HTMLElement>(null);
  const shown = entries.filter(({ inHeader }) => !inHeader);
  const firstAtEnd = shown.find((entry) => entry.atEnd);
  useDropdowns(bar);
  return (
    <nav className="nav" aria-label={t('shell.mainMenu')} ref={bar}>
      <ul className="wrap">
        {shown.map((entry) => (
          <li key={entry.id} className={entry === firstAtEnd ? 'push' : undefined}>
            {entry.entries ? (
              <details name="nav">
                <summary data-event={entry.id}>
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
              <MenuLink entry={entry} withIcon={entry.id === 'priceADrug'} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Spec §4, Dropdowns: a click anywhere else closes all, and so do Escape and choosing an entry. */
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
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [bar]);
}
