import { links } from '@portal/client-config';
import { isAgeRestricted, walletOffer } from '@portal/domain';
import { useText } from '../../../language';
import { useClock, usePlatform } from '../../../platform';
import { useAppDispatch, useAppSelector } from '../../../store';
import { dialogRequested } from '../../../dialogs';
import { selectFamilyCard } from '../id-card.slice';
import { selectReplacementShowing } from '../id-card.slice';
import { useFlag, useSession } from '../../../session';
import { Button, ExternalLink } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
import { AddToWallet } from './AddToWallet';
import walletText from './wallet.text';

/** An ID card on the phone, or the way to it on devices without a wallet (Spec §2.6). */
export function WalletModal({ onClose }: { onClose: () => void }) {
  const t = useText(walletText);
  const dispatch = useAppDispatch();
  const offer = useOffer();
  const family = useAppSelector(selectFamilyCard);
  const showsCard = useFlag('viewIdCard');
  const adds = offer === 'appleWallet' || offer === 'googleWallet';
  const name = family?.name ?? '';
  return (
    <Dialog
      title={t(family ? 'wallet.titleFor' : 'wallet.title', { name })}
      describedBy="wallet"
      onCancel={onClose}
    >
      <p id="wallet">{t(`wallet.body.${offer}`)}</p>
      {adds && <AddToWallet wallet={offer} memberId={family?.memberId} onChosen={onClose} />}
      <div className="row">
        {offer === 'website' && (
          <ExternalLink className="btn" href={links.walletWebsite.href} onClick={onClose}>
            {t('wallet.site')}
          </ExternalLink>
        )}
        {offer !== 'website' && showsCard && (
          <Button
            kind={adds ? 'secondary' : 'primary'}
            icon="id-card"
            onClick={() => dispatch(dialogRequested('idCard'))}
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

/** The wallets for this device (Spec §2.6); none for minors, nor for a user who acts for a member (SS-9, SS-10). */
function useOffer() {
  const platform = usePlatform();
  const clock = useClock();
  const { userInfo, emulation } = useSession();
  const replacementShowing = useAppSelector(selectReplacementShowing);
  if (emulation) return 'actingFor';
  if (isAgeRestricted(userInfo?.dob, clock.now())) return 'minor';
  return walletOffer(platform.device, replacementShowing);
}
