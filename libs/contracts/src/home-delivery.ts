import * as z from 'zod/mini';
import { namedDrug } from './areas/mail-order-refills';
import {
  city,
  code,
  count,
  flag,
  freeText,
  fullName,
  nonNegativeMoney,
  phone,
  protectiveFlag,
  quantity,
  state,
  street,
  zip,
} from './fields';

/** Where an order goes. */
export const Destination = z.object({
  nickname: freeText,
  name: fullName,
  line1: street,
  line2: street,
  city,
  state,
  zip,
  phone,
  note: freeText,
});

export const shippingKind = code({
  STANDARD: 'standard',
  TWO_DAY: 'twoDay',
  OVERNIGHT: 'overnight',
});

export const Packaging = z.object({
  childResistant: protectiveFlag,
  largePrint: flag,
  labelLanguage: code(['en', 'es']),
});

/** A medicine of an order. */
export const OrderedItem = z.object({
  ...namedDrug,
  days: count,
  quantity,
  cost: nonNegativeMoney,
});
