import { hasControlCharacters, leastSearchLetters, tidyWords } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { focusField } from '../../../ui/forms';

/**
 * A form with the field of a drug's name: too short a name, and one with control characters, is an error and takes the
 * focus; others are searched as a keyboard types them.
 */
export function useDrugNameForm(search: (name: string) => void): {
  problem: 'missing' | 'characters' | null;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const [problem, setProblem] = useState<'missing' | 'characters' | null>(null);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = tidyWords(String(new FormData(event.currentTarget).get('drug')));
    const found = hasControlCharacters(name)
      ? 'characters'
      : name.length < leastSearchLetters
        ? 'missing'
        : null;
    setProblem(found);
    if (!found) return search(name);
    focusField(event.currentTarget, 'drug');
  };
  return { problem, handleSubmit };
}
