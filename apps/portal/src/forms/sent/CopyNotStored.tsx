import { useText } from '../../language';
import { useAppDispatch, useAppSelector } from '../../store';
import { Alert, Button } from '../../ui';
import formsText from '../forms.text';
import { storeCopy } from './sent-copy';

/** The form was received and its copy was not stored: once this page is left, its answers are nowhere to be read. */
export function CopyNotStored({ referenceNumber }: { referenceNumber: string }) {
  const t = useText(formsText);
  const dispatch = useAppDispatch();
  const { status, input } = useAppSelector(storeCopy.select);
  if (status !== 'failure' || input.content.referenceNumber !== referenceNumber) return null;
  return (
    <Alert
      tone="warn"
      role="alert"
      title={t('formSent.onlyCopy')}
      action={
        <Button kind="secondary" onClick={() => dispatch(storeCopy.requested(input))}>
          {t('formSent.storeAgain')}
        </Button>
      }
    >
      <p>{t('formSent.onlyCopyHint')}</p>
    </Alert>
  );
}
