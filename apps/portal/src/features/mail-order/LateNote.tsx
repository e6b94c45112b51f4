import { useEmergency, usePhone } from '../../brand';
import { useText } from '../../language';
import { PhoneLink, Tag } from '../../ui';
import type { Order } from './home-delivery.requests';
import mailOrderText from './mail-order.text';

/** That an order takes longer than usual, and why: as the service says, or by the emergency in force, or whom to ask. */
export function LateNote({ order: { lateReason, address } }: { order: Order }) {
  const t = useText(mailOrderText);
  const phone = <PhoneLink number={usePhone()} />;
  const emergency = useEmergency();
  const zip = address.zip.slice(0, 5);
  const isDelayed = emergency?.deliveriesLate && emergency.lateZips.includes(zip);
  return (
    <p className="row tight">
      <Tag tone="warn">{t('mailOrder.late')}</Tag>
      <span>
        {lateReason !== 'unknown'
          ? t(`mailOrder.missing.${lateReason}`)
          : isDelayed
            ? t('mailOrder.lateEmergency', { zip })
            : t.parts('mailOrder.lateUnknown', { phone })}
      </span>
    </p>
  );
}
