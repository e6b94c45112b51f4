import { zip5Kind } from '@portal/domain';
import { type ReactNode, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import { useShortForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import typedText from '../../../language/typed.text';
import { KindField } from '../../../ui/forms';
import searchText from '../search/drug-search.text';
import { DrugSearchField } from '../search/DrugSearchField';
import { readDrugName } from '../search/read-drug-name';
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
  const t = useText(searchText, priceStartText, typedText);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Record<string, string> | null>(null);
  const open = (params: Record<string, string>) =>
    void navigate(`${path}?${createSearchParams(params)}`, { state });
  const form = useShortForm({
    initial: { drug: '', zip: '' },
    read: (typed) => {
      const drug = readDrugName(typed.drug, t);
      const { value: zip, problem } = zip5Kind.read(typed.zip);
      const isZipWrong = problem !== undefined && problem !== 'missing';
      const ofDrug = 'errors' in drug ? drug.errors : [];
      const ofZip = isZipWrong ? [{ name: 'zip', message: t('priceStart.zipWrong') }] : [];
      if ('errors' in drug || isZipWrong) return { errors: [...ofDrug, ...ofZip] };
      return { ready: { ...(chosen ?? { drug: drug.ready }), ...(zip && { zip }) } };
    },
    onReady: open,
  });
  const place = useFirstErrorFocus(form);
  const errorOf = (name: string) => form.errors.find((each) => each.name === name)?.message;
  return (
    <form className={className} action={path} aria-label={label} ref={place} {...form.form}>
      <DrugSearchField
        value={form.typed.drug}
        error={errorOf('drug')}
        onChoose={(hsn, ndc) => {
          const drug = { hsn, ...(ndc && { ndc }) };
          if (withZip) setChosen(drug);
          else open(drug);
        }}
        onType={(drug) => {
          setChosen(null);
          form.onType({ drug });
        }}
      />
      {withZip && (
        <KindField
          row={zip5Kind}
          className="zip"
          name="zip"
          label={t('priceStart.zip')}
          error={errorOf('zip')}
          value={form.typed.zip}
          onChange={(zip) => form.onType({ zip })}
        />
      )}
      {children}
    </form>
  );
}
