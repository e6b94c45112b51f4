import type { WithSlice } from '@reduxjs/toolkit';
import type { ApiClient } from '@portal/api-client';
import type { InputOf, OutputOf } from '@portal/contracts';
import { mailOrderAutoRefill } from '@portal/contracts/mail-order-auto-refill';
import { createRequest, requestOf } from '../../../store';

type Area = typeof mailOrderAutoRefill;
export type AutoRefillPlan = OutputOf<Area['getPlan']>;
export type AutoRefillMedicine = AutoRefillPlan['medicines'][number];
export type Shipment = AutoRefillPlan['shipments'][number];
type Body<Verb extends 'switchOn' | 'switchOff' | 'skip' | 'move' | 'restore'> = InputOf<
  Area[Verb]
>['body'];

/** A change to auto-refill. One at a time, so that starting one clears the outcome of the one before. */
export type AutoRefillChange =
  | { verb: 'switchOn'; body: Body<'switchOn'> }
  | { verb: 'switchOff'; body: Body<'switchOff'> }
  | { verb: 'skip'; body: Body<'skip'> }
  | { verb: 'move'; body: Body<'move'> }
  | { verb: 'restore'; body: Body<'restore'> };

export const autoRefillPlan = requestOf(mailOrderAutoRefill.getPlan);

export const autoRefillChange = createRequest(
  'mailOrder/changeAutoRefill',
  (api) => (input: AutoRefillChange) => send(api, input),
  'first',
);

function send(api: ApiClient, change: AutoRefillChange) {
  const calls = api(mailOrderAutoRefill);
  switch (change.verb) {
    case 'switchOn':
      return calls.switchOn({ body: change.body });
    case 'switchOff':
      return calls.switchOff({ body: change.body });
    case 'skip':
      return calls.skip({ body: change.body });
    case 'move':
      return calls.move({ body: change.body });
    case 'restore':
      return calls.restore({ body: change.body });
  }
}

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof autoRefillChange> {}
}
