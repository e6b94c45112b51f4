import { asksForEasyOpen, laterBy, shippingRefusal } from '@portal/domain/mail-order';
import { dateText, useFormat, useText } from '../../../../language';
import { Icon } from '../../../../ui';
import { CheckField, PickOne } from '../../../../ui/forms';
import type { AddressInWork } from '../../cart/cart.slice';
import mailOrderText from '../../mail-order.text';
import { AddressChoice } from './AddressChoice';
import type { StepProps } from '../checkout-parts';
import problemsText from '../problems.text';
import stepsText from './steps.text';
import { ShippingCost } from '../OrderCard';

/** Page 3: where it goes, how fast, and how it is packed. */
export function ShippingStep(props: StepProps & { typing: AddressInWork | null }) {
  const { cart, read, facts, onChange, errorOf } = props;
  const t = useText(problemsText, stepsText, mailOrderText);
  const format = useFormat();
  const { needs, address } = read;
  const lateDays = address?.lateDays ?? null;
  return (
    <>
      <AddressChoice {...props} />
      <section className="card stack">
        <PickOne
          name="shipping"
          legend={<span className="h2">{t('checkout.shipping')}</span>}
          error={errorOf('shipping')}
          value={cart.shippingId}
          onChange={(shippingId) => onChange({ shippingId })}
          picks={facts.shipping.map((method) => {
            const refusal = shippingRefusal(method, needs);
            const arrives = dateText(laterBy(method.arrivesBy, lateDays), format.theWeekday, '');
            return {
              value: method.shippingId,
              label: t(`mailOrder.shipping.${method.kind}`),
              figure: method.cost !== null && <ShippingCost cost={method.cost} />,
              hint: refusal
                ? t(`checkout.refusal.${refusal}`)
                : arrives && t('mailOrder.arrivesBy', { date: arrives }),
              disabled: refusal !== null,
            };
          })}
        />
        {lateDays !== null && lateDays > 0 && (
          <p className="note row tight">
            <Icon name="triangle-alert" />
            <span>{t('mailOrder.lateThere', { count: lateDays })}</span>
          </p>
        )}
        {(needs.coldChain || needs.signature) && (
          <p className="note row tight">
            <Icon name="info" />
            <span>
              {needs.coldChain && t('checkout.shipping.cold')}{' '}
              {needs.signature && t('checkout.shipping.signature')}
            </span>
          </p>
        )}
      </section>
      <PackagingCard {...props} />
    </>
  );
}

function PackagingCard({ cart, choices, onChange, errorOf }: StepProps) {
  const t = useText(stepsText);
  const usual = choices.packaging;
  const chosen = cart.packaging ?? {
    childResistant: usual.childResistant,
    largePrint: usual.largePrint,
    labelLanguage: usual.labelLanguage === 'es' ? ('es' as const) : ('en' as const),
  };
  const change = (changes: Partial<typeof chosen>) =>
    onChange({ packaging: { ...chosen, ...changes } });
  return (
    <fieldset className="card">
      <legend className="sr">{t('checkout.packaging')}</legend>
      <h2>{t('checkout.packaging')}</h2>
      <CheckField
        name="easyOpen"
        label={
          <>
            {t('checkout.packaging.easyOpen')}
            <span className="hint block">{t('checkout.packaging.easyOpenHint')}</span>
          </>
        }
        checked={!chosen.childResistant}
        onChange={(isEasy) => change({ childResistant: !isEasy })}
      />
      {asksForEasyOpen(chosen, usual) && (
        <div className="nested">
          <CheckField
            name="adult"
            label={t('checkout.packaging.adult')}
            error={errorOf('adult')}
            checked={cart.adultConfirmed}
            onChange={(adultConfirmed) => onChange({ adultConfirmed })}
          />
        </div>
      )}
      <CheckField
        name="largePrint"
        label={t('checkout.packaging.largePrint')}
        checked={chosen.largePrint}
        onChange={(largePrint) => change({ largePrint })}
      />
      <CheckField
        name="labelLanguage"
        label={t('checkout.packaging.language')}
        checked={chosen.labelLanguage === 'es'}
        onChange={(isSpanish) => change({ labelLanguage: isSpanish ? 'es' : 'en' })}
      />
    </fieldset>
  );
}
