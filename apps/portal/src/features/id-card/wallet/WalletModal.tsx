import { links } from '@portal/client-config';
import { walletOffer } from '@portal/domain';
import { useLanguage, useText } from '../../../language';
import { usePlatform } from '../../../platform';
import { answerFor, useAppDispatch, useAppSelector, useRequested } from '../../../store';
import { dialogRequested } from '../../../dialogs';
import { selectFamilyCard, selectReplacementShowing } from '../id-card.slice';
import { useAgeRestriction, useFlag, useSession } from '../../../session';
import { Button, Icon, NewTabLink, Part } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
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

const requests = { appleWallet: applePass, googleWallet: googleLink } as const;

interface AddToWalletProps {
  wallet: keyof typeof requests;
  /** Whose card; undefined for the member's own. */
  memberId: string | undefined;
  onChosen: () => void;
}

/** The link that adds a card to a wallet. The pass is requested first, so that a failure shows here, with a retry. */
function AddToWallet({ wallet, memberId, onChosen }: AddToWalletProps) {
  const t = useText(walletText);
  const lang = useLanguage();
  const { data: answer, retry } = useRequested(requests[wallet], { lang, memberId });
  // What the store holds may be of another person, or from an earlier visit in another language.
  const ours = answerFor(answer, (input) => input.memberId === memberId && input.lang === lang);
  if (ours.failure?.status === 404) return <p role="status">{t('wallet.noCard')}</p>;
  return (
    <Part
      data={ours}
      loading={t(`wallet.loading.${wallet}`)}
      failed={t(`wallet.failed.${wallet}`)}
      retry={retry}
      lines={1}
    >
      {({ href }) => (
        <NewTabLink className="btn" href={href} onClick={onChosen}>
          <Icon name="wallet" />
          {t(`wallet.add.${wallet}`)}
        </NewTabLink>
      )}
    </Part>
  );
}
