import { type FormEvent, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useText } from '../../../language';
import { Button, Card, TextField } from '../../../ui';
import priceText from './price.text';

const pattern = /^[A-Za-z0-9._-]{1,64}$/;

/** Opens a stored quote by its number, for a member or for support staff who act for one. */
export function OpenQuote() {
  const t = useText(priceText);
  const navigate = useNavigate();
  const [isInvalid, setInvalid] = useState(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get('quote')).trim().toUpperCase();
    setInvalid(!pattern.test(number));
    if (pattern.test(number)) navigate({ search: `${createSearchParams({ quote: number })}` });
  };
  return (
    <Card title={t('price.openQuote')}>
      <form noValidate className="row" onSubmit={handleSubmit}>
        <TextField
          name="quote"
          label={t('price.quoteField')}
          autoComplete="off"
          maxLength={64}
          error={isInvalid && t('price.quoteWrong')}
        />
        <Button type="submit" kind="secondary">
          {t('price.quoteOpen')}
        </Button>
      </form>
    </Card>
  );
}
