import {
  type Cart,
  choiceFor,
  costOfLines,
  groupRefills,
  priceInOrder,
  refillGroups,
  savedTogether,
  usualChoice,
} from '@portal/domain/mail-order';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import { useFormat, useText } from '../../../language';
import { usePhone } from '../../../brand';
import { OtherInsuranceNote } from '../../../plan/other-insurance/OtherInsuranceNote';
import { useAddition } from '../../../session';
import { useAppDispatch } from '../../../store';
import { Button, Icon, LinkInText, PhoneLink } from '../../../ui';
import { drawnWhole } from '../../../ui/long-list/row-chunks';
import { linesToggled } from '../cart/cart.slice';
import type { Refill, RefillList } from '../home-delivery.requests';
import mailOrderText from '../mail-order.text';
import { newRxPaths } from '../new-rx/new-rx-paths';
import newRxText from '../new-rx/new-rx.text';
import { TogetherNote } from '../TogetherNote';
import { RefillRows } from './RefillRows';
import refillsText from './refills.text';

interface OrderFormProps {
  refills: readonly Refill[];
  /** The yearly limits before the order. */
  year: RefillList['year'];
  lines: Cart['lines'];
  /** Staff who act for the member order nothing. */
  isReadOnly: boolean;
}

/** The line of a refill that is chosen; none without a price. */
function usualLine(refill: Refill): Cart['lines'] {
  const days = usualChoice(refill)?.days;
  return days === undefined ? [] : [{ rxNumber: refill.rxNumber, days }];
}

function chosenOf(ready: readonly Refill[], lines: Cart['lines']) {
  const byNumber = new Map(ready.map((refill) => [refill.rxNumber, refill]));
  return lines.flatMap(({ rxNumber, days }) => {
    const refill = byNumber.get(rxNumber);
    if (!refill) return [];
    const choice = choiceFor(refill, days);
    return choice ? [{ refill, choice }] : [];
  });
}

/** The refills by what can be done about them, and the total of those that are chosen, always in view. */
export function OrderForm({ refills, year, lines, isReadOnly }: OrderFormProps) {
  const t = useText(refillsText, mailOrderText, newRxText);
  const format = useFormat();
  const phone = usePhone();
  const hasNewPrescriptions = useAddition('newPrescriptions');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const groups = useMemo(() => groupRefills(refills), [refills]);
  // In the order in which they were chosen: they are priced one after the other.
  const chosen = useMemo(() => chosenOf(groups.ready, lines), [groups, lines]);
  const total = costOfLines(priceInOrder(chosen, year));
  const toggle = useCallback(
    (toggled: readonly Refill[], isChosen: boolean) => {
      dispatch(linesToggled({ lines: toggled.flatMap(usualLine), chosen: isChosen }));
    },
    [dispatch],
  );
  /** Tries to order nothing, since something was chosen last. */
  const [refusals, setRefusals] = useState(0);
  if (refusals > 0 && chosen.length > 0) setRefusals(0);
  const isRefused = refusals > 0;
  const errors = isRefused ? [{ name: 'refill', message: t('refills.chooseOne') }] : [];
  const ref = useFirstErrorFocus({ errors, turn: refusals });
  const order = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) void navigate('/member/mail-order/checkout');
    else setRefusals(refusals + 1);
  };
  const shown = refillGroups.filter((group) => group === 'ready' || groups[group].length > 0);
  const isEmpty = shown.length === 1 && groups.ready.length === 0;
  if (isEmpty) {
    return (
      <section className="card stack">
        <h2>{t('refills.none')}</h2>
        <p>{t('refills.noneHint')}</p>
        <p className="mute">{t.parts('mailOrder.call', { phone: <PhoneLink number={phone} /> })}</p>
      </section>
    );
  }
  return (
    <form
      className="card flush-dock"
      aria-label={t('refills.form')}
      noValidate
      onSubmit={order}
      ref={ref}
    >
      <div className="stack s6">
        <OtherInsuranceNote memberIds={refills.map(({ memberId }) => memberId)} />
        {shown.map((group, place) => (
          <section key={group} className="stack" aria-labelledby={`group-${group}`}>
            <div className="between">
              <h2 id={`group-${group}`}>{t(`refills.group.${group}`)}</h2>
              {group === 'ready' && groups.ready.length > 1 && !isReadOnly && (
                <label className="select-all">
                  <input
                    type="checkbox"
                    checked={chosen.length === groups.ready.length}
                    onChange={(event) => toggle(groups.ready, event.target.checked)}
                  />
                  {t('refills.selectAll', { count: groups.ready.length })}
                </label>
              )}
            </div>
            {group === 'ready' && isRefused && (
              <p className="err" id="choose-one" role="alert">
                <Icon name="circle-alert" />
                <span>{t('refills.chooseOne')}</span>
              </p>
            )}
            {groups[group].length === 0 && <p className="mute">{t('refills.noneReady')}</p>}
            <RefillRows
              group={group}
              refills={groups[group]}
              isLong={refills.length > drawnWhole}
              rowsBefore={shown.slice(0, place).flatMap((each) => groups[each]).length}
              isReadOnly={isReadOnly}
              isRefused={group === 'ready' && isRefused}
              onToggle={toggle}
            />
          </section>
        ))}
        <p className="note row tight">
          <Icon name="info" />
          <span>
            {isReadOnly || !hasNewPrescriptions
              ? t('refills.missing')
              : t.parts('refills.missingMove', {
                  move: <LinkInText to={newRxPaths.transfer}>{t('newRx.moveIt')}</LinkInText>,
                })}
          </span>
        </p>
      </div>
      {groups.ready.length > 0 && !isReadOnly && (
        <div className="dock">
          <div role="status">
            <p>
              <b>{t('refills.selected', { count: chosen.length })}</b>
            </p>
            <p className="mute">{t('refills.beforeShipping')}</p>
            <TogetherNote amount={savedTogether(chosen, year)} />
          </div>
          <p className="push">
            <span className="mute">{t('mailOrder.total')} </span>
            <b className="big num">{format.money(total)}</b>
          </p>
          <Button type="submit" size="large">
            {chosen.length > 0
              ? t('refills.order', { count: chosen.length })
              : t('refills.orderNone')}
          </Button>
        </div>
      )}
    </form>
  );
}
