import { useEffect, useRef } from 'react';
import type { QuickRefillDetails } from '@portal/domain/mail-order';
import { Page } from '../../brand';
import { useText } from '../../language';
import namesText from '../../language/names.text';
import type { Failure } from '../../store';
import { ButtonLink, Card, Link } from '../../ui';
import { AskForm } from './AskForm';
import { InProcess } from './InProcess';
import { BottleLabel } from './BottleLabel';
import { PhoneCard } from './PhoneCard';
import { WhatElse } from './WhatElse';
import quickRefillText from './quick-refill.text';

interface AskPageProps {
  isSearching: boolean;
  failure: Failure | undefined;
  /** What was found is in an order already. */
  isInProcess: boolean;
  /** It takes the place of another page of this screen, and so the focus. */
  takesFocus: boolean;
  onAsk: (details: QuickRefillDetails) => void;
}

/** Which prescription, and what proves that the person may order it. */
export function AskPage(props: AskPageProps) {
  const t = useText(quickRefillText, namesText);
  const { takesFocus } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Page title={t('screens.quickRefill')} heading={heading} lead={t('quickRefill.lead')}>
      <div className="grid deck">
        <div className="c8 stack s5">
          {props.isInProcess && <InProcess />}
          <AskForm {...props} />
          <WhatElse isRefused={props.failure?.code === 'REFILL_NOT_MATCHED'} />
        </div>
        <div className="c4 stack s5 rail">
          <Card tint title={t('quickRefill.where')}>
            <BottleLabel />
            <p className="small mute">{t('quickRefill.whereHint')}</p>
          </Card>
          <Card title={t('quickRefill.more')}>
            <p className="mute">{t('quickRefill.moreHint')}</p>
            <div className="row">
              <ButtonLink kind="secondary" icon="user" to={signInPath}>
                {t('quickRefill.signIn')}
              </ButtonLink>
              <Link to="/member/registration">{t('quickRefill.register')}</Link>
            </div>
          </Card>
          <PhoneCard />
        </div>
      </div>
    </Page>
  );
}

/** Signing in leads to the refills. */
export const signInPath = `/member/login?returnTo=${encodeURIComponent('/member/mail-order')}`;
