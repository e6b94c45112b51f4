import { useEffect, useRef } from 'react';
import type { QuickRefillDetails } from '@portal/domain/mail-order';
import { Page } from '../../brand';
import { useText } from '../../language';
import namesText from '../../language/names.text';
import type { Failure } from '../../store';
import { ButtonLink, Card, Link } from '../../ui';
import { AskForm } from './AskForm';
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

/** The prescription is in an order already: nothing more is to be done. */
function InProcess() {
  const t = useText(quickRefillText);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="card stack s2" role="alert" tabIndex={-1} ref={box}>
      <h2>{t('quickRefill.inProcess')}</h2>
      <p>{t('quickRefill.inProcessHint')}</p>
    </div>
  );
}

/** Where the Rx number is on the label of a bottle. */
function BottleLabel() {
  const t = useText(quickRefillText);
  return (
    <svg className="label-art" viewBox="0 0 340 190" role="img" aria-label={t('quickRefill.label')}>
      <rect className="paper" x="1" y="1" width="338" height="188" rx="8" />
      <rect className="hl" x="16" y="16" width="158" height="48" rx="4" />
      <text className="on" x="26" y="34">
        {t('quickRefill.rxNumber')}
      </text>
      <text className="v on" x="26" y="56">
        4400391
      </text>
      <path className="line" d="M16 80H324" />
      <text className="v" x="16" y="108">
        {t('quickRefill.label.name')}
      </text>
      <text x="16" y="130">
        {t('quickRefill.label.use')}
      </text>
      <text x="16" y="150">
        {t('quickRefill.label.quantity')}
      </text>
      <text x="120" y="150">
        {t('quickRefill.label.refills')}
      </text>
    </svg>
  );
}
