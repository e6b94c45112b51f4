import { useState } from 'react';
import { answerFor, type RemoteData, useAnswer, useRequested } from '../../../store';
import { peopleList } from '../family/family.requests';
import { usePatientId, usePatients } from '../family/use-patient';
import { type Order, orderList } from '../home-delivery.requests';

interface FoundOrder {
  /** Undefined until it is found, and where no one has it. */
  order: Order | undefined;
  /** The list that has the order; else the last one, once all were read. */
  data: RemoteData<unknown>;
  retry: () => void;
}

/**
 * An order of anyone for whom the member may use home delivery. No URL names a person, so another tab does not know
 * whose the order is: the patient's list is read first, then the others', one after the other. For another order, the
 * component takes another key.
 */
export function useFoundOrder(isIt: (order: Order) => boolean): FoundOrder {
  const { patientId } = usePatientId();
  const people = useRequested(peopleList);
  const others = usePatients()
    .map(({ person }) => person.memberId)
    .filter((memberId) => memberId !== patientId);
  const ids = [patientId, ...others];
  const [place, setPlace] = useState(0);
  const memberId = ids[place] ?? patientId;
  const { data, retry } = useRequested(orderList, memberId ? { memberId } : null, { fresh: true });
  // An order that an older list has is shown at once; that an order is missing takes a list from now.
  const stored = useAnswer(orderList);
  const shown = answerFor(stored, (input) => input.memberId === memberId);
  const order = shown.data?.orders.find(isIt);
  if (order) return { order, data: shown, retry };
  const isMissing = data.status === 'success';
  if (isMissing && place < ids.length - 1) setPlace(place + 1);
  return isMissing && people.data.status !== 'success'
    ? { order, ...people }
    : { order, data, retry };
}
