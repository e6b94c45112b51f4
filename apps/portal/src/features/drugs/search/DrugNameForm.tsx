import type { ReactNode } from 'react';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import { useShortForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import typedText from '../../../language/typed.text';
import searchText from './drug-search.text';
import { DrugSearchField } from './DrugSearchField';
import { readDrugName } from './read-drug-name';

interface DrugNameFormProps {
  /** Of the URL. */
  initial: string;
  className: string;
  onSearch: (name: string) => void;
  onChoose: (hsn: string, ndc?: string) => void;
  top?: ReactNode;
  children: ReactNode;
}

/** A form with the field of a drug's name: one that can't be searched is an error, and takes the focus. */
export function DrugNameForm(props: DrugNameFormProps) {
  const { initial, className, onSearch, onChoose, top, children } = props;
  const t = useText(searchText, typedText);
  const form = useShortForm({
    initial: { drug: initial },
    isGiven: true,
    read: ({ drug }) => readDrugName(drug, t),
    onReady: onSearch,
  });
  const place = useFirstErrorFocus(form);
  return (
    <form {...form.form} ref={place} className={className}>
      {top}
      <DrugSearchField
        value={form.typed.drug}
        error={form.errors[0]?.message}
        onType={(drug) => form.onType({ drug })}
        onChoose={onChoose}
      />
      {children}
    </form>
  );
}
