import { useLanguage, useText } from '../../../language';
import { createRequest, idle, savedAs, useAppDispatch, useAppSelector } from '../../../store';
import { Button } from '../../../ui';
import type { ClaimEntry } from '../claims.requests';
import detailText from './detail.text';
import type { WithSlice } from '@reduxjs/toolkit';
import { claims } from '@portal/contracts/claims';

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

type WantedExplanation = {
  healthServiceId: string;
  lang: 'en' | 'es';
  fileName: string;
};

/** Explanations of claims as documents, each by its claim: the bytes go to the member's disk, and not into the state. */
const claimExplanation = createRequest(
  'claims/explanation',
  (api) =>
    ({ fileName, ...wanted }: WantedExplanation) =>
      api(claims).getExplanation(wanted).pipe(savedAs(fileName)),
  'all',
  { key: ({ healthServiceId }) => healthServiceId },
);

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof claimExplanation> {}
}
