import { nextAutomaticDay } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import cardsText from '../../../cards/cards.text';
import { useClock } from '../../../platform';
import { Card, Link, Part } from '../../../ui';
import { cardLabel } from '../parts/payment-labels';
import type { Automatic } from '../payments.requests';
import { useAutomatic } from '../use-payments';
import paymentsText from '../payments.text';

/** Whether payments are made by themselves, and the way to change that. */
export function AutomaticCard({ link = true }: { link?: boolean }) {
  const t = useText(paymentsText);
  const { data, retry } = useAutomatic();
  return (
    <Card title={t('payments.automatic.title')} tint>
      <Part data={data} what="automaticPayment" retry={retry} keepWhileLoading>
        {({ automatic: set }) => (
          <>
            {set ? <AutomaticTerms set={set} /> : <p>{t('payments.automatic.off')}</p>}
            {link && (
              <p>
                <Link to="/payments/automatic">
                  {t(set ? 'payments.automatic.change' : 'payments.automatic.setUp')}
                </Link>
              </p>
            )}
          </>
        )}
      </Part>
    </Card>
  );
}

/** The automatic payment in a sentence, and when it is made next. */
function AutomaticTerms({ set }: { set: Automatic }) {
  const t = useText(paymentsText, cardsText);
  const format = useFormat();
  const clock = useClock();
  const next = nextAutomaticDay(set.dayOfMonth, clock.now());
  if (set.dayOfMonth === null || set.ceiling === null || !set.card) {
    return <p>{t('payments.automatic.onUnclear')}</p>;
  }
  return (
    <>
      <p>
        {t('payments.automatic.on', {
          day: set.dayOfMonth,
          amount: format.money(set.ceiling),
          card: cardLabel(set.card, t),
        })}
      </p>
      {next && (
        <p className="mute">{t('payments.automatic.next', { date: format.longDate(next) })}</p>
      )}
    </>
  );
}
