import { lastDayOf } from '@portal/domain';
import { useFormat, useText } from '../../language';
import outOfNetworkText from '../../language/out-of-network.text';
import { useEmergency } from '../../brand';
import { useFlag } from '../../session';
import { Button } from '../../ui';
import { Dialog } from '../../ui/Dialog';
import { defaultPharmacyConfirmed } from '../../dialogs';
import type { ModalProps } from './modal-table';
import modalsText from './modals.text';
import { useAppDispatch } from '../../store';

/** Asks before a pharmacy becomes the default one; by flag, warns of one outside the network (Spec §2.6). */
export function DefaultPharmacyModal({ modal, onClose }: ModalProps<'defaultPharmacy'>) {
  const t = useText(modalsText, outOfNetworkText);
  const format = useFormat();
  const emergency = useEmergency();
  const dispatch = useAppDispatch();
  const warns = useFlag('outOfNetworkWarning') && !modal.pharmacy.inNetwork;
  const confirm = () => {
    onClose();
    dispatch(defaultPharmacyConfirmed(modal.pharmacy));
  };
  return (
    <Dialog title={t('modals.pharmacy')} describedBy="default-pharmacy" onCancel={onClose}>
      <div className="stack s2" id="default-pharmacy">
        <p>{t('modals.pharmacyBody', { pharmacy: modal.pharmacy.name })}</p>
        {warns && (
          <p>
            {emergency?.anyPharmacy
              ? t('outOfNetwork.emergency', { date: format.longDate(lastDayOf(emergency)) })
              : t('modals.outOfNetwork')}
          </p>
        )}
      </div>
      <div className="row">
        <Button onClick={confirm}>{t('modals.setDefault')}</Button>
        <Button kind="secondary" onClick={onClose}>
          {t('modals.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
