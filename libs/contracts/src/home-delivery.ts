import * as z from 'zod/mini';
import { namedDrug } from './areas/mail-order-refills';
import * as f from './fields';

/** Where an order goes. */
export const Destination = z.object({
  nickname: f.freeText,
  name: f.fullName,
  line1: f.street,
  line2: f.street,
  city: f.city,
  state: f.state,
  zip: f.zip,
  phone: f.phone,
  note: f.freeText,
});

export const shippingKind = f.code({
  STANDARD: 'standard',
  TWO_DAY: 'twoDay',
  OVERNIGHT: 'overnight',
});

export const Packaging = z.object({
  childResistant: f.protectiveFlag,
  largePrint: f.flag,
  labelLanguage: f.code(['en', 'es']),
});

/** A medicine of an order. */
export const OrderedItem = z.object({
  ...namedDrug,
  days: f.count,
  quantity: f.quantity,
  cost: f.nonNegativeMoney,
});
