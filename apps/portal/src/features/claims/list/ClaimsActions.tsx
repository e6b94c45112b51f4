import { useState } from 'react';
import { PrintButton } from '../../../brand';
import { useText } from '../../../language';
import { Button, useAnnounce } from '../../../ui';
import { statusLabel } from '../claim-labels';
import claimLabelsText from '../claim-labels.text';
import { claimsCsv, downloadCsv } from '../claims.csv';
import type { Claim } from '../claims.selectors';
import claimsText from '../claims.text';

interface ClaimsActionsProps {
  rows: readonly Claim[];
  fromDate: string;
  toDate: string;
}

/** Download and print buttons of the list. The space stays reserved while there is no list. */
export function ClaimsActions({ rows, fromDate, toDate }: ClaimsActionsProps) {
  const t = useText(claimLabelsText, claimsText);
  const announce = useAnnounce();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const download = async () => {
    setState('busy');
    try {
      // No name of a person or drug: file names show in notices and lists of downloads.
      downloadCsv(
        await claimsCsv(rows, (claim) => statusLabel(claim, t)),
        `claims-${fromDate}-${toDate}.csv`,
      );
      setState('ready');
      announce(t('claims.csvDone'));
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={`row no-print claims-actions${rows.length > 0 ? '' : ' nothing-yet'}`}>
      {state === 'failed' && (
        <p role="alert" className="bad">
          {t('claims.csvFailed')}
        </p>
      )}
      <Button
        kind="secondary"
        icon="download"
        busy={state === 'busy'}
        onClick={() => void download()}
      >
        {t('claims.csv')}
      </Button>
      <PrintButton />
    </div>
  );
}
