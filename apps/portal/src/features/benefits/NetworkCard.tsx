import { Terms } from '../../content';
import { isAgeRestricted, lastDayOf } from '@portal/domain';
import { useFormat, useText } from '../../language';
import outOfNetworkText from '../../language/out-of-network.text';
import { useClock } from '../../platform';
import { useEmergency } from '../../brand';
import { MailOrderLink, useHasMailOrderLink } from '../../plan';
import { IfFeature, useSession } from '../../session';
import { Card, Link } from '../../ui';
import { type BenefitSummary, kindsIn, type Tier } from './plan-costs';
import benefitsText from './benefits.text';

/** Where the member can fill: the network, outside it, and the links to a pharmacy. */
export function NetworkCard({
  benefits,
  tiers,
}: {
  benefits: BenefitSummary;
  tiers: readonly Tier[];
}) {
  const t = useText(benefitsText, outOfNetworkText);
  const format = useFormat();
  const emergency = useEmergency();
  const clock = useClock();
  const { userInfo } = useSession();
  const hasMailOrder = useHasMailOrderLink();
  const { networkName, coversOutOfNetwork } = benefits;
  return (
    <Card title={t('benefits.networkTitle')} className="c4">
      <p>
        {networkName
          ? t('benefits.network', { network: networkName })
          : t('benefits.networkUnknown')}
      </p>
      {kindsIn(tiers).includes('preferredRetail') && <p>{t('benefits.networkPreferred')}</p>}
      <p>
        {emergency?.anyPharmacy
          ? t('outOfNetwork.emergency', { date: format.longDate(lastDayOf(emergency)) })
          : t(coversOutOfNetwork ? 'benefits.outOfNetworkCovered' : 'benefits.outOfNetworkNot')}
      </p>
      <Terms
        ids={
          kindsIn(tiers).includes('preferredRetail')
            ? ['network-pharmacy', 'preferred-pharmacy']
            : ['network-pharmacy']
        }
      />
      <ul className="stack s2 no-print">
        <IfFeature flag="findAPharmacy">
          <li>
            <Link to="/member/find-a-pharmacy">{t('benefits.findPharmacy')}</Link>
          </li>
        </IfFeature>
        {hasMailOrder && !isAgeRestricted(userInfo?.dob, clock.now()) && (
          <li>
            <MailOrderLink>{t('benefits.homeDelivery')}</MailOrderLink>
          </li>
        )}
      </ul>
    </Card>
  );
}
