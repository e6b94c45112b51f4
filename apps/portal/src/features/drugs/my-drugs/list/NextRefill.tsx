import { useFormat, useText } from '../../../../language';
import { useToday } from '../../../../platform';
import type { Approval } from '../../../../plan/use-approvals';
import { says, saysAll } from '../../../../says/says';
import type { MyDrug } from '../my-drugs.requests';
import { isReady, isUsedUp } from '../my-drugs.selectors';
import myDrugsText from '../my-drugs.text';

const waitingCodes = ['75', '70', '76'] as const;

interface NextRefillProps {
  drug: MyDrug;
  /** The plan pays for a drug that was refused: its approval. */
  approval: Approval | null;
  /** The day on which auto-refill ships it; null where it ships none. */
  shipsOn: string | null;
}

/** When a drug can be filled next, or what it waits for. */
export function NextRefill({ drug, approval, shipsOn }: NextRefillProps) {
  const t = useText(myDrugsText);
  const format = useFormat();
  const today = useToday();
  if (approval) {
    return (
      <>
        <b>{t('myDrugs.readyToFill')}</b>
        <small>{t('myDrugs.approvedText')}</small>
      </>
    );
  }
  if (drug.state === 'waiting') {
    const known = waitingCodes.find((code) => code === drug.rejectCode);
    return (
      <>
        <b>{t(known ? `myDrugs.waiting${known}` : 'myDrugs.waitingOther')}</b>
        <small>{t(known ? `myDrugs.waiting${known}Text` : 'myDrugs.waitingOtherText')}</small>
      </>
    );
  }
  if (drug.isInProgress) {
    return (
      <>
        <b>{t('myDrugs.filling')}</b>
        <small>{t('myDrugs.fillingText')}</small>
      </>
    );
  }
  return (
    <>
      <b
        className="num"
        {...(!isUsedUp(drug, today) && says('runsOut', drug.rxNumber, drug.nextFillOn))}
      >
        {isUsedUp(drug, today) ? t('myDrugs.usedUp') : format.shortDate(drug.nextFillOn)}
      </b>
      {shipsOn !== null && drug.refillsLeft !== 0 ? (
        <small {...says('autoRefillNext', drug.rxNumber, shipsOn)}>
          {t('myDrugs.autoShips', { date: format.shortDate(shipsOn) })}
        </small>
      ) : (
        <small
          {...(drug.refillsLeft !== 0 &&
            !isReady(drug, today) &&
            saysAll(
              says('refillFrom', drug.rxNumber, drug.refillFrom),
              says(
                'orderFrom',
                drug.pharmacy?.kind === 'mail' ? drug.rxNumber : '',
                drug.refillFrom,
              ),
            ))}
        >
          {drug.refillsLeft === 0
            ? t('myDrugs.renew')
            : isReady(drug, today)
              ? t('myDrugs.ready')
              : drug.refillFrom && t('myDrugs.from', { date: format.shortDate(drug.refillFrom) })}
        </small>
      )}
    </>
  );
}
