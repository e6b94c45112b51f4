import { cardFrame } from '@portal/contracts/card-frame';
import { requestOf } from '../store';

/** The URL of the payment processor's frame; null where none is set. */
export const frame = requestOf(cardFrame.get);
