import { clientOf } from '@portal/client-config';
import { useText } from '../../language';
import { usePlatform } from '../../platform';
import { useSession } from '../../session';
import { Button, Icon } from '../../ui';
import { Dialog } from '../../ui/Dialog';
import type { ModalProps } from './modal-table';
import modalsText from './modals.text';

/** Names the host that a link leads to; OK closes, then opens it in a new window (Spec §2.6). */
export function LeavingSiteModal({ modal, onClose }: ModalProps<'leavingSite'>) {
  const t = useText(modalsText);
  const platform = usePlatform();
  const { client } = useSession();
  const open = () => {
    onClose();
    platform.openWindow(modal.href);
  };
  return (
    <Dialog title={t('modals.leaving')} describedBy="leaving-site" onCancel={onClose}>
      <div className="stack s2" id="leaving-site">
        <p className="host">
          <Icon name="external-link" />
          <b>{new URL(modal.href).host}</b>
        </p>
        <p>{t('modals.leavingBody', { client: clientOf(client).name })}</p>
      </div>
      <div className="row">
        <Button onClick={open}>{t('modals.ok')}</Button>
        <Button kind="secondary" onClick={onClose}>
          {t('modals.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
