import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { collectTyped } from '../platform';
import { selectSlashKey } from '../session';
import { useAppSelector } from '../store';

/** The key / leads to the search, except while something is typed or a dialog is open, and unless it is turned off. */
export function useSlashKey(): void {
  const navigate = useNavigate();
  const isOn = useAppSelector(selectSlashKey);
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog[open]')) {
        return;
      }
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('input[data-search]');
      if (field) field.focus();
      // The screen then starts in its field, not at its heading.
      else {
        collectTyped();
        navigate('/member/search', { state: { search: true } });
      }
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOn, navigate]);
}
