import type * as z from 'zod/mini';
import { Invoice } from '@portal/contracts/payments';
import { readResponse } from '@portal/contracts';
import { payInvoices, owed } from '@portal/domain';
import type { Memory, Context } from '../memory/behaviour';
import { paidIn } from './made-payments';
import { releaseOrders } from '../mail-order/stored-orders';
import { shiftText } from '../memory/dates';
import type { Json } from '../files/scenario-file';

/** An invoice of a response file; what is malformed on purpose is absent. */
export function invoiceOf(wire: z.input<typeof Invoice>): z.output<typeof Invoice> {
  const read = readResponse(Invoice, wire);
  if (!read.success) throw new Error('An invoice of the response file is no object.');
  return read.value;
}

/** The invoices of the response file, less what was paid in this run. */
export function invoicesNow(memory: Memory, context: Context) {
  const file = context.fixtureOf('payments.getInvoices') as { invoices?: unknown[] } | undefined;
  const wire = (file?.invoices ?? []) as z.input<typeof Invoice>[];
  const read = wire.map((each) => ({ ...invoiceOf(each), wire: each }));
  return payInvoices(read, paidIn(memory, context));
}

export function accountNow(memory: Memory, context: Context) {
  return owed(invoicesNow(memory, context), context.today);
}

/** Orders that waited for a payment go on, once nothing is past due. */
export const releaseWhenPaid = (memory: Memory, context: Context): Memory =>
  accountNow(memory, context).pastDueAmount > 0 ? memory : releaseOrders(memory, context);

export type Dated = { paidOn: string; status: string; automatic?: unknown };

export const isAutomatic = ({ automatic }: Dated) => String(automatic) === 'true';

export const historyFile = ({ fixtureOf }: Context) =>
  (fixtureOf('payments.getHistory') as { payments: Dated[] } | undefined)?.payments ?? [];

/** The day of the month on which the newest automatic payment was made, as served; undefined when there is none. */
export function standingDay(context: Context): number | undefined {
  const newest = historyFile(context).find(isAutomatic);
  return newest && Math.min(28, Number(shiftText(newest.paidOn, context.days).slice(8, 10)));
}

/** The automatic payment now; null when there is none. */
export function automaticNow({ facts }: Memory, context: Context): Json {
  if ('automatic' in facts) return facts['automatic'] as Json;
  const file = context.fixtureOf('payments.getAutomatic') as { automatic?: Json } | undefined;
  const automatic = (file?.automatic ?? null) as { dayOfMonth: Json } | null;
  return automatic && { ...automatic, dayOfMonth: standingDay(context) ?? automatic.dayOfMonth };
}
