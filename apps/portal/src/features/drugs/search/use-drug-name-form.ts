import { leastSearchLetters } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { focusField } from '../../../ui/forms';

/** A form with the field of a drug's name: too short a name is an error and takes the focus, others are searched. */
export function useDrugNameForm(search: (name: string) => void): {
  isShort: boolean;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const [isShort, setShort] = useState(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('drug')).trim();
    const isTooShort = name.length < leastSearchLetters;
    setShort(isTooShort);
    if (!isTooShort) return search(name);
    focusField(event.currentTarget, 'drug');
  };
  return { isShort, handleSubmit };
}
