import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useAppDispatch } from '../store';

/** A control of the header, a menu, the footer or the survey was chosen; the payload is its `data-event` (SH-13). */
export const controlChosen = createAction<string>('analytics/controlChosen');

/**
 * Reports every link and button that has, or is inside of what has, a `data-event`: the id that its component gives it.
 * While the event goes down, so that it is noted before the control's own work, which may be to leave the page.
 */
export function useChosenControls(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const control = target.closest('a, button, summary');
      const id = control?.closest<HTMLElement>('[data-event]')?.dataset['event'];
      if (id) dispatch(controlChosen(id));
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [dispatch]);
}
