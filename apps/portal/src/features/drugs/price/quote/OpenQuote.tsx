import { type FormEvent, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useText } from '../../../../language';
import { Button, Card, TextField } from '../../../../ui';
import quoteText from './quote.text';
import { readQuoteNumber } from './quote-number';

/** Opens a stored quote by its number, for a member or for support staff who act for one. */
export function OpenQuote() {
  const t = useText(quoteText);
  const navigate = useNavigate();
  const [isInvalid, setInvalid] = useState(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = readQuoteNumber(String(new FormData(event.currentTarget).get('quote')));
    setInvalid(number === null);
    if (number) return void navigate({ search: `${createSearchParams({ quote: number })}` });
    const field = event.currentTarget.elements.namedItem('quote');
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Card title={t('quote.ask')}>
      <form noValidate className="open-quote" onSubmit={handleSubmit}>
        <TextField
          name="quote"
          label={t('quote.field')}
          autoComplete="off"
          error={isInvalid && t('quote.wrong')}
        />
        <Button type="submit" kind="secondary">
          {t('quote.open')}
        </Button>
      </form>
    </Card>
  );
}
