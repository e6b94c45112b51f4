import { useLanguage, useText } from '../../../language';
import { idle, useAppDispatch, useAppSelector } from '../../../store';
import { Button } from '../../../ui';
import type { ClaimEntry } from '../claims.requests';
import detailText from './detail.text';
import { claimExplanation } from './explanation.requests';

/** The claim's explanation of benefits as a file. */
export function ExplanationButton({ entry }: { entry: ClaimEntry }) {
  const t = useText(detailText);
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const { healthServiceId, claimNumber } = entry;
  const document = useAppSelector(claimExplanation.select)[healthServiceId] ?? idle;
  // No name of a person or drug: file names show in notices and lists of downloads.
  const fileName = `${t('claims.eob.fileName', { number: claimNumber })}.pdf`;
  return (
    <div className="stack s2 no-print">
      <Button
        kind="secondary"
        icon="download"
        busy={document.status === 'loading'}
        onClick={() => dispatch(claimExplanation.requested({ healthServiceId, lang, fileName }))}
      >
        {t('claims.eob.download')}
      </Button>
      {document.status === 'failure' && (
        <p role="alert" className="bad">
          {t('claims.eob.failed')}
        </p>
      )}
    </div>
  );
}
