import { cardNameProblem, tidyName } from '@portal/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../language';
import { Button, TextField } from '../../../ui';
import methodsText from './methods.text';

interface RenameCardProps {
  name: string;
  isSaving: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** The name of a card, in the place of its buttons. */
export function RenameCard({ name, isSaving, onSave, onCancel }: RenameCardProps) {
  const t = useText(methodsText);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<ReturnType<typeof cardNameProblem>>(null);
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(focus, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const tidy = tidyName(typed);
    const found = cardNameProblem(tidy);
    setProblem(found);
    if (found) focus();
    else onSave(tidy);
  };
  const key = problem === 'tooLong' ? 'methods.nameTooLong' : 'methods.nameHasNumber';
  return (
    <form className="stack s3" noValidate onSubmit={save} ref={form}>
      <TextField
        name="nickname"
        label={t('methods.name')}
        hint={t('methods.nameHint')}
        error={problem && t(key)}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="row">
        <Button type="submit" kind="secondary" busy={isSaving}>
          {t('methods.saveName')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('methods.cancel')}
        </Button>
      </div>
    </form>
  );
}
