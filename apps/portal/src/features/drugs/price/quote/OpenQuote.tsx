import { createSearchParams, useNavigate } from 'react-router-dom';
import { Fields } from '../../../../forms/short/ShortForm';
import { useFirstErrorFocus } from '../../../../forms/short/use-first-error-focus';
import { readField } from '../../../../forms/short/read-field';
import { useShortForm } from '../../../../forms/short/use-short-form';
import { useText } from '../../../../language';
import { Button, Card } from '../../../../ui';
import quoteText from './quote.text';

/**
 * Opens a stored quote by its number, for a member or for support staff who act for one. A number that came to nothing,
 * `typed`, stays to be mended; `isUnknown`: no quote has it.
 */
export function OpenQuote({ typed = '', isUnknown = false }) {
  const t = useText(quoteText);
  const navigate = useNavigate();
  const form = useShortForm({
    initial: { quote: typed },
    isGiven: true,
    read: ({ quote }) => readField('quoteNumber', 'quote', quote, t('quote.wrong')),
    refused: isUnknown ? [{ name: 'quote', message: t('quote.notFound') }] : [],
    onReady: (quote) => void navigate({ search: `${createSearchParams({ quote })}` }),
  });
  const place = useFirstErrorFocus(form);
  return (
    <Card title={t('quote.ask')}>
      <form {...form.form} ref={place} className="field-row">
        <Fields
          form={form}
          fields={[{ kind: 'quoteNumber', name: 'quote', label: t('quote.field') }]}
        />
        <Button type="submit" kind="secondary">
          {t('quote.open')}
        </Button>
      </form>
    </Card>
  );
}
