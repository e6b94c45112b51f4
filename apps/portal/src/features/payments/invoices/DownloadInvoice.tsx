import { useLanguage, useText } from '../../../language';
import { idle, type RootState, useAppDispatch, useAppSelector } from '../../../store';
import { Button, Icon, VisuallyHidden } from '../../../ui';
import { documents } from '../payments.requests';
import type { InvoiceRow } from '../payments.requests';
import paymentsText from '../payments.text';
import uiText from '../../../ui/ui.text';

/** One invoice as a document on the member's disk; says at its row when that failed. */
export function DownloadInvoice({ row }: { row: InvoiceRow }) {
  const t = useText(paymentsText, uiText);
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const { invoiceId, invoiceNumber } = row;
  const { status } = useAppSelector(
    (state: RootState) => documents.select(state)[invoiceId] ?? idle,
  );
  const fileName = t('payments.invoices.fileName', { number: invoiceNumber || invoiceId });
  return (
    <>
      <Button
        kind="quiet"
        icon={status === 'failure' ? 'rotate-ccw' : 'download'}
        busy={status === 'loading'}
        onClick={() => dispatch(documents.requested({ invoiceId, lang, fileName }))}
      >
        {t(status === 'failure' ? 'ui.tryAgain' : 'payments.invoices.download')}
        <VisuallyHidden> {invoiceNumber}</VisuallyHidden>
      </Button>
      <span role="status">
        {status === 'failure' && (
          <span className="row tight bad">
            <Icon name="circle-alert" />
            {t('payments.invoices.documentFailed')}
          </span>
        )}
      </span>
    </>
  );
}
