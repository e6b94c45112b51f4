import { toCents } from '@portal/domain';
import {
  type AutoRefillYes,
  canChangeShipment,
  canRestoreShipment,
  moveOf,
  moveRefusal,
  type PlannedShipment,
  type ShipmentChange,
  type ShipmentMove,
} from '@portal/domain/mail-order';
import {
  type Behaviour,
  type BehaviourAnswer,
  type Behaviours,
  type Context,
  type Memory,
  type Refused,
  answer,
  refuse,
  refuseFields,
  derivedFrom,
} from '../memory/behaviour';
import {
  autoRefillFacts,
  firstShipmentOf,
  nextShipmentOn,
  shipmentsOf,
  withChange,
  withYes,
  yesOf,
} from '../mail-order/auto-refill';
import { autoRefillPlan } from '../mail-order/auto-refill-plan';
import type { Prescription } from '../mail-order/mail-order-files';
import { mailPricing } from '../mail-order/mail-pricing';
import { prescriptionsOf } from '../mail-order/prescriptions';
import { addDays, readOn, shiftDates } from '../memory/dates';

interface SentMedicine {
  memberId: string;
  rxNumber: string;
}

const changed = (memory: Memory, rx: Prescription, context: Context): BehaviourAnswer =>
  answer(memory, { nextShipmentOn: nextShipmentOn(rx, memory, context) });

/** A change to one medicine of a person, who must have it. */
const ofMedicine = <Sent extends SentMedicine>(
  change: (rx: Prescription, sent: Sent, memory: Memory, context: Context) => BehaviourAnswer,
): Behaviour =>
  derivedFrom('mailOrderRefills.getList', (memory, { body }, context) => {
    const sent = body as Sent;
    const rx = prescriptionsOf(memory, context, sent.memberId).find(
      ({ rxNumber }) => rxNumber === sent.rxNumber,
    );
    if (rx) return change(rx, sent, memory, context);
    return refuse(memory, 404, 'RX_NOT_FOUND', 'There is no such prescription.');
  });

type SentYes = SentMedicine & { days: number; cost: number; firstShipmentOn: string };

/** The refused parts of a yes: what is no longer as the member saw it. */
function changedSince(sent: SentYes, rx: Prescription, memory: Memory, context: Context) {
  const pricing = mailPricing(memory, context, sent.memberId);
  const { now, choices } = autoRefillFacts(rx, pricing, memory, context);
  const choice = choices.find(({ days }) => days === sent.days);
  const rules: [boolean, Refused][] = [
    [!choice, { field: 'days', problem: 'option' }],
    [
      choice !== undefined && toCents(choice.cost) !== toCents(sent.cost),
      { field: 'cost', problem: 'changed' },
    ],
    [
      firstShipmentOf(now, context) !== sent.firstShipmentOn,
      { field: 'firstShipmentOn', problem: 'changed' },
    ],
  ];
  return rules.flatMap(([isRefused, problem]) => (isRefused ? [problem] : []));
}

type SentShipment = SentMedicine & { plannedOn: string };

/** A change to one shipment, until its order is made. */
const ofShipment = <Sent extends SentShipment>(
  isPossible: (shipment: PlannedShipment, today: string) => boolean,
  changeOf: (
    sent: Sent,
    context: Context,
    shipment: PlannedShipment,
    move: ShipmentMove | undefined,
  ) => ShipmentChange | null,
  problemOf: (
    sent: Sent,
    shipment: PlannedShipment,
    context: Context,
  ) => Refused | undefined = () => undefined,
): Behaviour =>
  ofMedicine<Sent>((rx, sent, memory, context) => {
    const shipment = shipmentsOf(rx, memory, context).find(
      ({ plannedOn }) => plannedOn === sent.plannedOn,
    );
    if (!shipment || !isPossible(shiftDates(shipment, context.days), readOn(context))) {
      const text = 'The shipment can no longer be changed.';
      return refuse(memory, 409, 'SHIPMENT_NOT_CHANGEABLE', text);
    }
    const problem = problemOf(sent, shipment, context);
    if (problem) return refuseFields(memory, [problem]);
    const before = moveOf(yesOf(memory, rx)?.changes[sent.plannedOn]);
    const change = changeOf(sent, context, shipment, before);
    return changed(withChange(memory, rx, sent.plannedOn, change), rx, context);
  });

/** Whether it is to ship, and can still be changed; a skipped one must be taken back first. */
const isPlanned = (shipment: PlannedShipment, today: string): boolean =>
  shipment.state === 'planned' && canChangeShipment(shipment, today);

const move = ofShipment<SentShipment & { shipsOn: string }>(
  isPlanned,
  ({ shipsOn }, { today }) => ({ shipsOn, movedOn: today }),
  ({ shipsOn }, shipment, { days }) => {
    const problem = moveRefusal(shiftDates(shipment, days), addDays(shipsOn, days));
    return problem ? { field: 'shipsOn', problem } : undefined;
  },
);

export const behaviours: Behaviours = {
  'mailOrderAutoRefill.getPlan': derivedFrom(
    'mailOrderRefills.getList',
    (memory, { query: { memberId = '' } }, context) =>
      answer(memory, autoRefillPlan(memory, memberId, context)),
  ),
  'mailOrderAutoRefill.switchOn': ofMedicine<SentYes>((rx, sent, memory, context) => {
    if (yesOf(memory, rx)) return changed(memory, rx, context);
    const pricing = mailPricing(memory, context, sent.memberId);
    if (autoRefillFacts(rx, pricing, memory, context).refusal) {
      return refuse(memory, 409, 'AUTO_REFILL_NOT_ALLOWED', 'The medicine cannot ship by itself.');
    }
    const refused = changedSince(sent, rx, memory, context);
    if (refused.length > 0) return refuseFields(memory, refused);
    const yes: AutoRefillYes = { since: context.today, days: sent.days, changes: {} };
    return changed(withYes(memory, rx.rxNumber, yes), rx, context);
  }),
  'mailOrderAutoRefill.switchOff': ofMedicine((rx, _sent, memory, context) =>
    changed(withYes(memory, rx.rxNumber, null), rx, context),
  ),
  'mailOrderAutoRefill.skip': ofShipment(
    canChangeShipment,
    (_sent, { today }, { state, changedOn }, moved) => ({
      skippedOn: state === 'skipped' && changedOn !== null ? changedOn : today,
      ...(moved && { moved }),
    }),
  ),
  /** A skip is taken back to the day before it, which may be one that the member chose; a move to the first day. */
  'mailOrderAutoRefill.restore': ofShipment(
    canRestoreShipment,
    (_sent, _context, { state }, moved) => (state === 'skipped' && moved ? moved : null),
  ),
  'mailOrderAutoRefill.move': move,
};
