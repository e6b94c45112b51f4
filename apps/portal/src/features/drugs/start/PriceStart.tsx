import { leastSearchLetters, zip5Kind } from '@portal/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useText } from '../../../language';
import { focusField, KindField } from '../../../ui/forms';
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
  const [zip, setZip] = useState('');
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
    const drug = String(new FormData(form).get('drug') ?? '').trim();
    const { value, problem } = zip5Kind.read(zip);
    const found = { drug: drug.length < leastSearchLetters, zip: problem === 'zip' };
    setWrong(found);
    const first = found.drug ? 'drug' : found.zip ? 'zip' : undefined;
    if (!first) return open({ ...(chosen ?? { drug }), ...(value && { zip: value }) });
    focusField(form, first);
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
        <KindField
          row={zip5Kind}
          className="zip"
          name="zip"
          label={t('priceStart.zip')}
          error={wrong.zip && t('priceStart.zipWrong')}
          value={zip}
          onChange={setZip}
        />
      )}
      {children}
    </form>
  );
}
