import { leastSearchLetters, zip5Kind } from '@portal/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useText } from '../../../language';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import { KindField } from '../../../ui/forms';
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
  const [turn, setTurn] = useState(0);
  /** The fields that were wrong when they were submitted. */
  const [shown, setShown] = useState<readonly ('drug' | 'zip')[]>([]);
  const { value: zip5, problem = 'missing' } = zip5Kind.read(zip);
  const isZipWrong = zip5 === undefined && problem !== 'missing';
  const errors = [
    ...(shown.includes('drug') ? [{ name: 'drug', message: t('drugSearch.missing') }] : []),
    ...(shown.includes('zip') && isZipWrong
      ? [{ name: 'zip', message: t('priceStart.zipWrong') }]
      : []),
  ];
  const place = useFirstErrorFocus({ errors, turn });
  const errorOf = (name: string) => errors.find((each) => each.name === name)?.message;
  const open = (params: Record<string, string>) =>
    void navigate(`${path}?${createSearchParams(params)}`, { state });
  const handleChoose = (hsn: string, ndc?: string) => {
    const drug = { hsn, ...(ndc && { ndc }) };
    if (withZip) setChosen(drug);
    else open(drug);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const drug = String(new FormData(event.currentTarget).get('drug') ?? '').trim();
    const isDrugWrong = drug.length < leastSearchLetters;
    setShown([...(isDrugWrong ? ['drug' as const] : []), ...(isZipWrong ? ['zip' as const] : [])]);
    setTurn(turn + 1);
    if (isDrugWrong || isZipWrong) return;
    open({ ...(chosen ?? { drug }), ...(zip5 && { zip: zip5 }) });
  };
  return (
    <form
      className={className}
      action={path}
      aria-label={label}
      noValidate
      ref={place}
      onSubmit={handleSubmit}
    >
      <DrugSearchField
        initial=""
        error={errorOf('drug')}
        onChoose={handleChoose}
        onType={() => {
          setChosen(null);
          setShown((before) => before.filter((name) => name !== 'drug'));
        }}
      />
      {withZip && (
        <KindField
          row={zip5Kind}
          className="zip"
          name="zip"
          label={t('priceStart.zip')}
          error={errorOf('zip')}
          value={zip}
          onChange={setZip}
        />
      )}
      {children}
    </form>
  );
}
