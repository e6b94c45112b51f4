import { memo } from 'react';
import { dateText, useFormat, useText } from '../../../language';
import { type RootState, useAppDispatch, useAppSelector } from '../../../store';
import { Icon } from '../../../ui';
import { roles } from '../../../ui/table-roles';
import { ClaimAmount } from '../ClaimAmount';
import { ClaimDate } from '../ClaimDate';
import { ClaimDetail } from '../detail/ClaimDetail';
import { ClaimStatusTag } from '../ClaimStatusTag';
import type { Claim } from '../claims.selectors';
import { rowToggled, selectOpen } from './claims.slice';
import claimLabelsText from '../claim-labels.text';
import claimsText from '../claims.text';
import detailText from '../detail/detail.text';
import { says } from '../../../says/says';

interface ClaimRowProps {
  claim: Claim;
  /** Its place among all rows of the table, when not all of them are drawn. */
  rowIndex?: number | undefined;
}

/** One claim, and behind it its detail when it is open. */
export const ClaimRow = memo(function ClaimRow({ claim, rowIndex }: ClaimRowProps) {
  const t = useText(claimLabelsText, claimsText);
  const { healthServiceId: id, memberFirstName } = claim;
  const isOpen = useAppSelector((state: RootState) => selectOpen(state)[id] ?? false);
  return (
    <>
      <tr {...roles.row} className={isOpen ? 'open' : undefined} aria-rowindex={rowIndex}>
        <td
          {...roles.cell}
          {...says('claimDay', id, claim.dateOfService)}
          className="date"
          data-l={t('claims.column.dateOfService')}
        >
          <ClaimDate date={claim.dateOfService} />
        </td>
        <th {...roles.rowHeader} scope="row">
          {claim.drug || t('claimLabels.drugMissing')}
          {memberFirstName && <small>{t('claimLabels.for', { name: memberFirstName })}</small>}
        </th>
        <td {...roles.cell} data-l={t('claims.column.serviceProvider')}>
          {claim.serviceProvider || t('claimLabels.notAvailable')}
        </td>
        <td
          {...roles.cell}
          {...says('claimPlanPaid', id, claim.amtInsurancePaid)}
          className="num"
          data-l={t('claims.column.amtInsurancePaid')}
        >
          <ClaimAmount amount={claim.amtInsurancePaid} />
        </td>
        <td
          {...roles.cell}
          {...says('claimPaid', id, claim.copayAmount)}
          className="num"
          data-l={t('claims.column.copayAmount')}
        >
          <b>
            <ClaimAmount amount={claim.copayAmount} />
          </b>
        </td>
        <td
          {...roles.cell}
          {...says('claimStatus', id, claim.status)}
          data-l={t('claims.column.status')}
        >
          <span>
            <ClaimStatusTag claim={claim} />
          </span>
        </td>
        <td {...roles.cell} className="no-print">
          {id && <DetailButton claim={claim} isOpen={isOpen} />}
        </td>
      </tr>
      {isOpen && (
        <tr
          {...roles.row}
          className="detail"
          aria-rowindex={rowIndex === undefined ? undefined : rowIndex + 1}
        >
          <td {...roles.cell} colSpan={7}>
            <ClaimDetail claim={claim} />
          </td>
        </tr>
      )}
    </>
  );
});

function DetailButton({ claim, isOpen }: { claim: Claim; isOpen: boolean }) {
  const t = useText(claimLabelsText, detailText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className="more"
      id={`claim-${claim.healthServiceId}`}
      aria-expanded={isOpen}
      aria-label={t('claims.detailsOf', {
        drug: claim.drug || t('claimLabels.drugMissing'),
        date: dateText(claim.dateOfService, format.date),
      })}
      onClick={() => dispatch(rowToggled(claim.healthServiceId))}
    >
      <Icon name="chevron-down" />
    </button>
  );
}
