import { leastSearchLetters, readTypedZip } from '@portal/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useText } from '../../../language';
import { TextField } from '../../../ui';
import searchText from '../search/drug-search.text';
import { DrugSearchField } from '../search/DrugSearchField';
import priceStartText from './price-start.text';

interface PriceStartProps {
  /** The price screen of this client. */
  path: string;
  /** The navigation state to open it with. */
  state?: unknown;
  label: string;
  className: string;
  /** Asks for a ZIP code too, and waits for the button after a choice. */
  withZip?: boolean;
  /** The button that submits. */
  children: ReactNode;
}

interface Wrong {
  drug?: boolean;
  zip?: boolean;
}

/** Opens the price screen with the drug that was chosen from the suggestions, or with the name as it was typed. */
export function PriceStart({
  path,
  state,
  label,
  className,
  withZip = false,
  children,
}: PriceStartProps) {
  const t = useText(searchText, priceStartText);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Record<string, string> | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const open = (params: Record<string, string>) =>
    void navigate(`${path}?${createSearchParams(params)}`, { state });
  const handleChoose = (hsn: string, ndc?: string) => {
    const drug = { hsn, ...(ndc && { ndc }) };
    if (withZip) setChosen(drug);
    else open(drug);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = (name: string) => String(new FormData(form).get(name) ?? '').trim();
    const [drug, typedZip] = [typed('drug'), typed('zip')];
    const zip = readTypedZip(typedZip);
    const found = { drug: drug.length < leastSearchLetters, zip: typedZip !== '' && zip === null };
    setWrong(found);
    const first = found.drug ? 'drug' : found.zip ? 'zip' : undefined;
    if (!first) return open({ ...(chosen ?? { drug }), ...(zip && { zip }) });
    const field = form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form className={className} action={path} aria-label={label} noValidate onSubmit={handleSubmit}>
      <DrugSearchField
        initial=""
        error={wrong.drug ? t('drugSearch.missing') : undefined}
        onChoose={handleChoose}
        onType={() => {
          setChosen(null);
          setWrong((before) => ({ ...before, drug: false }));
        }}
      />
      {withZip && (
        <TextField
          className="zip"
          name="zip"
          label={t('priceStart.zip')}
          inputMode="numeric"
          autoComplete="postal-code"
          error={wrong.zip && t('priceStart.zipWrong')}
        />
      )}
      {children}
    </form>
  );
}
