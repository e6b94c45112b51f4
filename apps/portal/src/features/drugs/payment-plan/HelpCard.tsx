import {
  likelyToBenefitFill,
  monthText,
  type PaymentPlanHelp,
  type PaymentPlan,
} from '@portal/domain';
import type { ReactNode } from 'react';
import { Terms } from '../../../content';
import { useFormat, useText } from '../../../language';
import { Card, Icon, type IconName } from '../../../ui';
import paymentPlanText from './payment-plan.text';

const looks: Record<PaymentPlanHelp, { icon: IconName; tone: 'ok' | 'warn' | 'info' }> = {
  likely: { icon: 'check', tone: 'ok' },
  evens: { icon: 'check', tone: 'ok' },
  little: { icon: 'info', tone: 'info' },
  raises: { icon: 'triangle-alert', tone: 'warn' },
  lastMonth: { icon: 'triangle-alert', tone: 'warn' },
  noCosts: { icon: 'info', tone: 'info' },
};

/** Whether monthly bills help with these figures, and when they help less. */
export function HelpCard({ plan, hasExtraHelp }: { plan: PaymentPlan; hasExtraHelp: boolean }) {
  const t = useText(paymentPlanText);
  const format = useFormat();
  const { help, highestCost, highestBill, lowersHighest, limitMonth } = plan.summary;
  const values = {
    mark: format.money(likelyToBenefitFill),
    cost: format.money(highestCost),
    bill: format.money(highestBill),
  };
  const texts: Record<PaymentPlanHelp, string> = {
    // A dear fill late in the year: its cost is spread over few months, so that the bills may not be lower.
    likely: [
      t('paymentPlan.help.likelyText', values),
      t(`paymentPlan.help.${lowersHighest ? 'evens' : 'little'}Text`, values),
    ].join(' '),
    evens: t('paymentPlan.help.evensText', values),
    little: t('paymentPlan.help.littleText', values),
    raises: t('paymentPlan.help.littleText', values),
    lastMonth: t('paymentPlan.help.lastMonthText'),
    noCosts: t('paymentPlan.help.noCostsText'),
  };
  return (
    <Card title={t('paymentPlan.isItForYou')}>
      <ul className="list">
        <Reason {...looks[help]} title={t(`paymentPlan.help.${help}`)}>
          {texts[help]}
          {limitMonth !== null && help !== 'lastMonth' && (
            <>
              {' '}
              {t('paymentPlan.limitIn', {
                month: format.month(`${monthText(plan.year, limitMonth)}-15`),
              })}
            </>
          )}
        </Reason>
        <Reason icon="triangle-alert" tone="warn" title={t('paymentPlan.helpsLess')}>
          {t(hasExtraHelp ? 'paymentPlan.extraHelp' : 'paymentPlan.helpsLessText')}
        </Reason>
      </ul>
      <Terms ids={['out-of-pocket-limit', 'extra-help']} />
    </Card>
  );
}

function Reason(props: {
  icon: IconName;
  tone: 'ok' | 'warn' | 'info';
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="rule">
      <span className={`rule-icon t-${props.tone}`}>
        <Icon name={props.icon} />
      </span>
      <div className="stack s1">
        <h3>{props.title}</h3>
        <p className="mute">{props.children}</p>
      </div>
    </li>
  );
}
