import '../../styles/order-steps.css';
import { useEffect, useRef } from 'react';
import { Page, PageHead, PrintButton, usePhone } from '../../brand';
import { dateText, useFormat, useText } from '../../language';

import { Button, ButtonLink, Card, Icon, PhoneLink } from '../../ui';
import { signInPath } from './AskPage';
import type { OrderedRefill, RefillReceipt } from './quick-refill.requests';
import quickRefillText from './quick-refill.text';
import { RefillFacts, TotalRow } from './RefillFacts';
import { says } from '../../says/says';

const steps = ['received', 'checked', 'shipped'] as const;

/** The order that was placed, to print or to write down. */
export function DonePage({ order, onAnother }: { order: OrderedRefill; onAnother: () => void }) {
  const t = useText(quickRefillText);
  const format = useFormat();
  const phone = usePhone();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { payment, arrivesBy, cancelUntil } = order;
  return (
    <Page
      paper
      head={
        <div className="card tint stack s1">
          <PageHead title={t('quickRefill.done')} heading={heading} />
          <DoneLead order={order} />
        </div>
      }
    >
      <div className="grid deck">
        <div className="c8 stack s5">
          <Card title={t('quickRefill.ordered')}>
            <RefillFacts refill={order} />
            {payment !== 'unknown' && (
              <p className="note row tight">
                <Icon name="info" />
                <span>{t(`quickRefill.charged.${payment}`)}</span>
              </p>
            )}
          </Card>
          <section className="card stack no-print" aria-labelledby="now">
            <h2 id="now">{t('quickRefill.now')}</h2>
            <div className="row">
              <PrintButton label={t('quickRefill.print')} />
              <Button kind="secondary" onClick={onAnother}>
                {t('quickRefill.another')}
              </Button>
              <ButtonLink kind="quiet" to="/member">
                {t('quickRefill.finish')}
              </ButtonLink>
            </div>
          </section>
        </div>
        <div className="c4 stack s5 rail">
          <Card title={t('quickRefill.arrivesBy')}>
            <p className="big">{dateText(arrivesBy, format.weekday) || t('quickRefill.unknown')}</p>
            <ol className="steps">
              {steps.map((step, index) => (
                <li
                  key={step}
                  className={index === 0 ? 'now' : undefined}
                  aria-current={index === 0 ? 'step' : undefined}
                >
                  <Icon name="clock" />
                  {t(`quickRefill.step.${step}`)}
                </li>
              ))}
            </ol>
            {cancelUntil && (
              <p className="small mute">
                {t.parts('quickRefill.wrong', {
                  date: format.weekday(cancelUntil),
                  time: format.time(cancelUntil),
                  phone: <PhoneLink number={phone} />,
                })}
              </p>
            )}
          </Card>
          <section className="card stack no-print" aria-labelledby="follow">
            <h2 id="follow">{t('quickRefill.follow')}</h2>
            <p className="mute">{t('quickRefill.followHint')}</p>
            <ButtonLink icon="user" to={signInPath}>
              {t('quickRefill.signIn')}
            </ButtonLink>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** The number of an order and when it was placed. */
function DoneLead({ order }: { order: RefillReceipt }) {
  const t = useText(quickRefillText);
  const format = useFormat();
  const { orderNumber: number, placedOn } = order;
  if (!placedOn) return <p>{t('quickRefill.doneNumber', { number })}</p>;
  const when = { date: format.longDate(placedOn), time: format.time(placedOn) };
  return <p>{t('quickRefill.doneLead', { number, ...when })}</p>;
}

interface OrderedBeforeProps {
  receipt: RefillReceipt;
  onAnother: () => void;
}

/** The order of an entry that was loaded again: its number, days and amount, and nothing else that was shown. */
export function OrderedBefore({ receipt, onAnother }: OrderedBeforeProps) {
  const t = useText(quickRefillText);
  const format = useFormat();
  const phone = usePhone();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { arrivesBy, total, payment } = receipt;
  return (
    <div className="card stack">
      <PageHead title={t('quickRefill.done')} heading={heading} />
      <DoneLead order={receipt} />
      <dl className="figures refill-facts">
        <div>
          <dt>{t('quickRefill.arrivesBy')}</dt>
          <dd {...says('orderArrives', receipt.orderNumber, arrivesBy)}>
            {dateText(arrivesBy, format.weekday) || t('quickRefill.unknown')}
          </dd>
        </div>
        <TotalRow total={total} order={receipt.orderNumber} />
      </dl>
      {payment !== 'unknown' && <p>{t(`quickRefill.charged.${payment}`)}</p>}
      <p>{t.parts('quickRefill.orderedBefore', { phone: <PhoneLink number={phone} /> })}</p>
      <div className="row no-print">
        <ButtonLink icon="user" to={signInPath}>
          {t('quickRefill.signIn')}
        </ButtonLink>
        <PrintButton label={t('quickRefill.print')} />
        <Button kind="secondary" onClick={onAnother}>
          {t('quickRefill.another')}
        </Button>
      </div>
    </div>
  );
}
