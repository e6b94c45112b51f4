import { type FormEvent, useRef, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useText } from '../../language';
import { Button, TextField } from '../../ui';
import landingText from './landing.text';

interface Wrong {
  drug?: boolean;
  zip?: boolean;
}

/** Drug and ZIP code go to the price screen, in its query. */
export function PriceSearch({ path }: { path: string }) {
  const t = useText(landingText);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const drug = String(fields.get('drug')).trim();
    const zip = String(fields.get('zip')).trim();
    const found: Wrong = { drug: drug === '', zip: zip !== '' && !/^\d{5}$/.test(zip) };
    setWrong(found);
    const first = found.drug ? 'drug' : found.zip ? 'zip' : undefined;
    if (first) {
      (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
      return;
    }
    const search = createSearchParams({ drug, ...(zip && { zip }) });
    void navigate(`${path}?${search}`);
  };

  return (
    <form
      className="card stack"
      aria-label={t('landing.search')}
      noValidate
      ref={form}
      onSubmit={onSubmit}
    >
      <div className="search">
        <TextField
          name="drug"
          label={t('landing.drug')}
          placeholder={t('landing.drugExample')}
          autoComplete="off"
          required
          error={wrong.drug && t('landing.drugMissing')}
        />
        <TextField
          className="zip"
          name="zip"
          label={t('landing.zip')}
          placeholder="55000"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          error={wrong.zip && t('landing.zipWrong')}
        />
        <Button type="submit" icon="search">
          {t('landing.seePrices')}
        </Button>
      </div>
      <p className="mute small">{t('landing.estimates')}</p>
    </form>
  );
}
