import type { AccessScope } from '@portal/domain/family-access';
import { useText } from '../../../language';
import { Card, Link } from '../../../ui';
import accessText from '../access.text';
import caringText from './caring.text';

/** Where each scope begins. */
const paths: Readonly<Record<AccessScope, string>> = {
  claims: '/member/claims',
  prices: '/member/price-a-drug',
  order: '/member/mail-order',
  pay: '/payments',
  messages: '/member/message-center',
};

/** A link to each part of the portal that the member shares. */
export function WhatIsShared({ scopes }: { scopes: readonly AccessScope[] }) {
  const t = useText(caringText, accessText);
  return (
    <Card title={t('caring.open')}>
      <ul className="list">
        {scopes.map((scope) => (
          <li key={scope}>
            <Link to={paths[scope]}>{t(`access.scope.${scope}`)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
