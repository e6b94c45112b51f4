import { inputKinds } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { useText } from '../../../../language';
import { Button, Card } from '../../../../ui';
import { focusField, LineField } from '../../../../ui/forms';
import quoteText from './quote.text';

/** Opens a stored quote by its number, for a member or for support staff who act for one. */
export function OpenQuote() {
  const t = useText(quoteText);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = inputKinds.quoteNumber.read(typed).value;
    setInvalid(number === undefined);
    if (number) return void navigate({ search: `${createSearchParams({ quote: number })}` });
    focusField(event.currentTarget, 'quote');
  };
  return (
    <Card title={t('quote.ask')}>
      <form noValidate className="open-quote" onSubmit={handleSubmit}>
        <LineField
          kind="quoteNumber"
          name="quote"
          label={t('quote.field')}
          error={isInvalid && t('quote.wrong')}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" kind="secondary">
          {t('quote.open')}
        </Button>
      </form>
    </Card>
  );
}
