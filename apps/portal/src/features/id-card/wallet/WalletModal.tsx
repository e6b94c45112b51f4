import { links } from '@portal/client-config';
import { walletOffer } from '@portal/domain';
import { useText } from '../../../language';
import { usePlatform } from '../../../platform';
import { useAppDispatch, useAppSelector } from '../../../store';
import { dialogRequested } from '../../../dialogs';
import { selectFamilyCard } from '../id-card.slice';
import { selectReplacementShowing } from '../id-card.slice';
import { useAgeRestriction, useFlag, useSession } from '../../../session';
import { Button, NewTabLink } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
import { AddToWallet } from './AddToWallet';
import { applePass, googleLink } from './wallet.requests';
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
          <NewTabLink className="btn" href={links.walletWebsite.href} onClick={onClose}>
            {t('wallet.site')}
          </NewTabLink>
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
  const { emulation } = useSession();
  const device = usePlatform().device;
  const offer = walletOffer(device, useAppSelector(selectReplacementShowing));
  const pass = useAppSelector(applePass.select);
  const link = useAppSelector(googleLink.select);
  const restriction = useAgeRestriction(offer === 'googleWallet' ? link : pass);
  if (emulation) return 'actingFor';
  return restriction ?? offer;
}
