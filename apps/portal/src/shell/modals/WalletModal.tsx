import { links } from '@portal/client-config';
import { wallet } from '@portal/contracts/wallet';
import { walletOffer } from '@portal/domain';
import { useDispatch, useSelector } from 'react-redux';
import { useLanguage, useText } from '../../i18n';
import { useBrowser } from '../../requests';
import { Button, ExternalLink } from '../../ui';
import { Dialog } from '../../ui/Dialog';
import { dialogAsked } from '../dialogs';
import { canOpen, type ModalProps } from './modal-table';
import { selectReplacementShowing } from './replacement-showing';

/** The ID card on the phone, or the way to it on devices without a wallet (Spec §2.6). */
export function WalletModal({ onClose }: ModalProps<'wallet'>) {
  const t = useText();
  const language = useLanguage();
  const dispatch = useDispatch();
  const browser = useBrowser();
  const offer = walletOffer(browser.device, useSelector(selectReplacementShowing));
  const addToWallet = () => {
    onClose();
    browser.openWindow(`${wallet.getPass.path}?lang=${language}`);
  };
  const site = offer === 'website';
  return (
    <Dialog title={t('modals.wallet')} describedBy="wallet" onCancel={onClose}>
      <p id="wallet">{t(site ? 'modals.walletElsewhere' : 'modals.walletBody')}</p>
      <div className="row">
        {site && (
          <ExternalLink className="btn" href={links.walletWebsite.href} onClick={onClose}>
            {t('modals.walletSite')}
          </ExternalLink>
        )}
        {offer === 'appleWallet' && (
          <Button icon="wallet" onClick={addToWallet}>
            {t('modals.appleWallet')}
          </Button>
        )}
        {!site && canOpen('idCard') && (
          <Button
            kind={offer === 'appleWallet' ? 'secondary' : 'primary'}
            icon="id-card"
            onClick={() => dispatch(dialogAsked('idCard'))}
          >
            {t('modals.viewIdCard')}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          {t('modals.close')}
        </Button>
      </div>
    </Dialog>
  );
}
