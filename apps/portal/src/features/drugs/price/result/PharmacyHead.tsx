import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../../language';
import { daysLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import { Tag } from '../../../../ui';
import type { PricedPharmacy } from '../../drug-labels';
import priceText from '../price.text';

/** In the network; with its kind where the plan has prices of both. */
function networkKey({ kind }: PricedPharmacy, hasPreferred: boolean) {
  if (!hasPreferred || kind === 'mail') return 'price.inNetwork';
  return kind === 'preferredRetail' ? 'price.inNetworkPreferred' : 'price.inNetworkStandard';
}

/** A pharmacy's name and distance, and what marks it among the others. */
export function PharmacyHead(props: {
  pharmacy: PricedPharmacy;
  /** The supplies, in days, that cost least here. */
  lowestFor: readonly number[];
  isOneDose: boolean;
  isOwn: boolean;
  isChosen: boolean;
  /** Without a plan there is no network. */
  hasPlan: boolean;
  /** The plan has its own prices at preferred pharmacies, of which some are compared. */
  hasPreferred: boolean;
}): ReactNode {
  const t = useText(priceText, amounts);
  const format = useFormat();
  const { pharmacy, lowestFor, isOneDose, isOwn, isChosen, hasPlan, hasPreferred } = props;
  return (
    <>
      {pharmacy.name}
      <small>
        {pharmacy.kind === 'mail'
          ? t('price.mail')
          : pharmacy.miles !== null && t('price.miles', { miles: format.miles(pharmacy.miles) })}
      </small>
      <span className="row tight">
        {isChosen && <Tag tone="brand">{t('price.chosenPharmacy')}</Tag>}
        {isOwn && <Tag tone="brand">{t('price.ownPharmacy')}</Tag>}
        {lowestFor.map((days) => (
          <Tag key={days} tone="ok">
            {t(isOneDose ? 'price.lowestDose' : 'price.lowest', { days: daysLabel(days, t) })}
          </Tag>
        ))}
        {hasPlan &&
          (pharmacy.inNetwork ? (
            <Tag tone="neutral">{t(networkKey(pharmacy, hasPreferred))}</Tag>
          ) : (
            <Tag tone="bad">{t('price.outOfNetwork')}</Tag>
          ))}
      </span>
    </>
  );
}
