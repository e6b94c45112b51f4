import { links } from '@portal/client-config';
import { wallet } from '@portal/contracts/wallet';
import { isAgeRestricted, walletOffer } from '@portal/domain';
import { useDispatch, useSelector } from 'react-redux';
import { useLanguage, useText } from '../../i18n';
import { useBrowser, useClock } from '../../requests';
import { dialogAsked, selectReplacementShowing, useFlag, useSession } from '../../session';
import { Button, ExternalLink } from '../../ui';
import { Dialog } from '../../ui/Dialog';
import { GoogleWallet } from './GoogleWallet';

/** The ID card on the phone, or the way to it on devices without a wallet (Spec §2.6). */
export function WalletModal({ onClose }: { onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const dispatch = useDispatch();
  const browser = useBrowser();
  const clock = useClock();
  const { userInfo } = useSession();
  const replacementShowing = useSelector(selectReplacementShowing);
  const showsCard = useFlag('viewIdCard');
  const minor = isAgeRestricted(userInfo?.dob, clock.now());
  const offer = minor ? 'minor' : walletOffer(browser.device, replacementShowing);
  const addToWallet = () => {
    onClose();
    browser.openWindow(`${wallet.getPass.path}?lang=${language}`);
  };
  const adds = offer === 'appleWallet' || offer === 'googleWallet';
  return (
    <Dialog title={t('wallet.title')} describedBy="wallet" onCancel={onClose}>
      <p id="wallet">{t(`wallet.body.${offer}`)}</p>
      <div className="row">
        {offer === 'website' && (
          <ExternalLink className="btn" href={links.walletWebsite.href} onClick={onClose}>
            {t('wallet.site')}
          </ExternalLink>
        )}
        {offer === 'appleWallet' && (
          <Button icon="wallet" onClick={addToWallet}>
            {t('wallet.apple')}
          </Button>
        )}
        {offer === 'googleWallet' && <GoogleWallet onChosen={onClose} />}
        {offer !== 'website' && showsCard && (
          <Button
            kind={adds ? 'secondary' : 'primary'}
            icon="id-card"
            onClick={() => dispatch(dialogAsked('idCard'))}
          >
            {t('wallet.viewIdCard')}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          {t('wallet.close')}
        </Button>
      </div>
    </Dialog>
  );
}
