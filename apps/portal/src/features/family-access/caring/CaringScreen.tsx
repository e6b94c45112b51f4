import '../../../styles/lists.css';
import { useLocation } from 'react-router-dom';
import { Page } from '../../../brand';
import { type EndOf, type KeyOf, useText } from '../../../language';
import namesText from '../../../language/names.text';
import { nameOf, useSession } from '../../../session';
import { Alert } from '../../../ui';
import caringText from './caring.text';
import { ChooseMember } from './ChooseMember';
import { WhatIsShared } from './WhatIsShared';

type Named = EndOf<KeyOf<typeof namesText>, 'screens.'>;
type FromGate = { notShared?: Named } | null;

/** /member/caring: a caregiver chooses for whom to act, and sees what that member shares. */
export function CaringScreen() {
  const t = useText(caringText, namesText);
  const { caregiver, userInfo } = useSession();
  const { state } = useLocation() as { state: FromGate };
  const name = nameOf(userInfo) || t('caring.unnamed');
  return (
    <Page title={t('screens.caring')} lead={t('caring.lead')}>
      {caregiver && state?.notShared && (
        <Alert
          tone="warn"
          role="alert"
          title={t('caring.notShared', { name, page: t(`screens.${state.notShared}`) })}
        >
          <p>{t('caring.notSharedHint', { name })}</p>
        </Alert>
      )}
      {caregiver && <WhatIsShared scopes={caregiver.scopes} />}
      <ChooseMember />
    </Page>
  );
}
