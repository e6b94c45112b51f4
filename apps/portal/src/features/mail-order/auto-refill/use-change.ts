import { useEffect, useEffectEvent, useState } from 'react';
import { type Failure, useAppDispatch, useAppSelector } from '../../../store';
import {
  autoRefillChange,
  type AutoRefillChange,
  type AutoRefillMedicine,
  type Shipment,
} from './auto-refill.requests';

export interface ChangeActions {
  switchOn: (medicine: AutoRefillMedicine, choice: { days: number; cost: number }) => void;
  switchOff: (rxNumber: string) => void;
  skip: (shipment: Shipment) => void;
  move: (shipment: Shipment, shipsOn: string) => void;
  restore: (shipment: Pick<Shipment, 'rxNumber' | 'plannedOn'>) => void;
  isRunning: boolean;
}

export interface Change {
  actions: ChangeActions;
  /** The change that ended last on this screen. */
  ended: { input: AutoRefillChange; failure: Failure | null } | null;
}

/** The changes to auto-refill, after each of which the plan is loaded again. */
export function useChange(memberId: string, reload: () => void): Change {
  const dispatch = useAppDispatch();
  const state = useAppSelector(autoRefillChange.select);
  const [isOurs, setOurs] = useState(false);
  const { status } = state;
  const hasEnded = status === 'success' || status === 'failure';
  const input = status === 'idle' ? null : state.input;
  const onEnded = useEffectEvent(() => {
    // A refusal may come from a plan that is another one by now.
    if (isOurs) reload();
  });
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, input]);
  const send = (change: AutoRefillChange) => {
    setOurs(true);
    dispatch(autoRefillChange.requested(change));
  };
  const idOf = ({ rxNumber, plannedOn }: Pick<Shipment, 'rxNumber' | 'plannedOn'>) => ({
    memberId,
    rxNumber,
    plannedOn,
  });
  return {
    actions: {
      isRunning: status === 'loading',
      switchOn: ({ rxNumber, firstShipmentOn }, { days, cost }) =>
        send({
          verb: 'switchOn',
          body: { memberId, rxNumber, days, cost, firstShipmentOn, agreed: true },
        }),
      switchOff: (rxNumber) => send({ verb: 'switchOff', body: { memberId, rxNumber } }),
      skip: (shipment) => send({ verb: 'skip', body: idOf(shipment) }),
      move: (shipment, shipsOn) => send({ verb: 'move', body: { ...idOf(shipment), shipsOn } }),
      restore: (shipment) => send({ verb: 'restore', body: idOf(shipment) }),
    },
    ended:
      isOurs && input && hasEnded
        ? { input, failure: status === 'failure' ? state.failure : null }
        : null,
  };
}
