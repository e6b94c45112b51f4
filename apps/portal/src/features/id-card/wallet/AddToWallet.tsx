import { useLanguage, useText } from '../../../language';
import { answerFor, useRequested } from '../../../store';
import { DataState, NewTabLink, Icon } from '../../../ui';
import { applePass, googleLink } from './wallet.requests';
import walletText from './wallet.text';

const requests = { appleWallet: applePass, googleWallet: googleLink } as const;

interface AddToWalletProps {
  wallet: keyof typeof requests;
  /** Whose card; undefined for the member's own. */
  memberId: string | undefined;
  onChosen: () => void;
}

/** The link that adds a card to a wallet. The pass is requested first, so that a failure shows here, with a retry. */
export function AddToWallet({ wallet, memberId, onChosen }: AddToWalletProps) {
  const t = useText(walletText);
  const lang = useLanguage();
  const { data: answer, retry } = useRequested(requests[wallet], { lang, memberId });
  // What the store holds may be of another person, or from an earlier visit in another language.
  const ours = answerFor(answer, (input) => input.memberId === memberId && input.lang === lang);
  if (ours.failure?.status === 404) return <p role="status">{t('wallet.noCard')}</p>;
  return (
    <DataState
      data={ours}
      loading={t(`wallet.loading.${wallet}`)}
      failed={t(`wallet.failed.${wallet}`)}
      onRetry={retry}
      lines={1}
    >
      {({ href }) => (
        <NewTabLink className="btn" href={href} onClick={onChosen}>
          <Icon name="wallet" />
          {t(`wallet.add.${wallet}`)}
        </NewTabLink>
      )}
    </DataState>
  );
}
