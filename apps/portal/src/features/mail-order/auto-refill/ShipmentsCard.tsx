import { costOfShipments, shipmentsByMonth } from '@portal/domain/mail-order';
import { useFormat, useText } from '../../../language';
import { OtherInsuranceNote } from '../../../plan/other-insurance/OtherInsuranceNote';
import { Card } from '../../../ui';
import type { AutoRefillPlan, Shipment } from './auto-refill.requests';
import autoRefillText from './auto-refill.text';
import { ShipmentRow } from './ShipmentRow';
import type { ChangeActions } from './use-change';

interface ShipmentsCardProps {
  plan: AutoRefillPlan;
  /** Null where shipments may be looked at only. */
  actions: ChangeActions | null;
}

/** Every shipment of the next months, month by month. */
export function ShipmentsCard({ plan, actions }: ShipmentsCardProps) {
  const t = useText(autoRefillText);
  const format = useFormat();
  const months = shipmentsByMonth(plan.shipments.filter(({ shipsOn }) => shipsOn !== ''));
  const totalOf = (shipments: readonly Shipment[]) => {
    const [count, cost] = [shipments.length, costOfShipments(shipments)];
    const total = cost === null ? t('autoRefill.noPrice') : format.money(cost);
    return t('autoRefill.monthTotal', { count, total });
  };
  return (
    <Card
      title={t('autoRefill.ships')}
      action={<span className="mute">{t('autoRefill.print')}</span>}
    >
      {months.length === 0 && (
        <div className="stack s1">
          <p>
            <b>{t('autoRefill.nothing')}</b>
          </p>
          <p className="mute">{t('autoRefill.nothingHint')}</p>
        </div>
      )}
      {months.length > 0 && <OtherInsuranceNote />}
      <div className="stack s6">
        {months.map(({ month, shipments }) => (
          <section key={month} className="stack" aria-labelledby={`month-${month}`}>
            <div className="between month-head">
              <h3 id={`month-${month}`}>
                {t('autoRefill.month', {
                  month: format.month(`${month}-01`),
                  year: month.slice(0, 4),
                })}
              </h3>
              <p className="num mute">{totalOf(shipped(shipments))}</p>
            </div>
            <ul className="list">
              {shipments.map((shipment) => (
                <ShipmentRow
                  key={`${shipment.rxNumber}-${shipment.plannedOn}`}
                  shipment={shipment}
                  plan={plan}
                  actions={actions}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

const shipped = (shipments: readonly Shipment[]) =>
  shipments.filter(({ state }) => state !== 'skipped');
