import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusField } from '../../ui/forms';
import type { OpenShortForm } from './use-short-form';

/** Puts the focus on the first field that is wrong after a try, in a form that has no room for a summary. */
export function useFirstErrorFocus({
  errors,
  turn,
}: Pick<OpenShortForm<never>, 'errors' | 'turn'>): RefObject<HTMLFormElement | null> {
  const place = useRef<HTMLFormElement>(null);
  const [firstTurn] = useState(turn);
  const focusWrong = useEffectEvent(() => {
    const [first] = errors;
    // The message is there by now, and is read out with the field.
    if (first?.focus) first.focus();
    else if (first) focusField(place.current, first.name);
  });
  useEffect(() => {
    if (turn !== firstTurn) focusWrong();
  }, [turn, firstTurn]);
  return place;
}
