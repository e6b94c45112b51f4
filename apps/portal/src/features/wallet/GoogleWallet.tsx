import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLanguage, useText } from '../../i18n';
import { DataState, ExternalLink } from '../../ui';
import { googleLink } from './wallet.requests';

/** The link to Google Wallet. It is fetched first: a browser opens a window only on the click itself. */
export function GoogleWallet({ onChosen }: { onChosen: () => void }) {
  const t = useText();
  const lang = useLanguage();
  const dispatch = useDispatch();
  const link = useSelector(googleLink.select);
  const ask = () => dispatch(googleLink.requested({ lang }));
  useEffect(() => void dispatch(googleLink.requested({ lang })), [dispatch, lang]);
  return (
    <DataState
      data={link}
      loading={t('wallet.googleLoading')}
      failed={t('wallet.googleFailed')}
      onRetry={ask}
      lines={1}
    >
      {({ saveUrl }) => (
        <ExternalLink className="btn" href={saveUrl} onClick={onChosen}>
          {t('wallet.google')}
        </ExternalLink>
      )}
    </DataState>
  );
}
