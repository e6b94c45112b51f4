import {
  bestTimes,
  documentKinds,
  notificationChannels,
  notificationKinds,
  phoneKinds,
} from '@portal/domain/account';
import * as z from 'zod/mini';

/** What the member service has stored of an account before the scenario begins. */
export const AccountFile = z.strictObject({
  emailConfirmed: z.boolean(),
  phones: z.array(
    z.strictObject({
      kind: z.enum(phoneKinds),
      number: z.string(),
      extension: z.string(),
      mayText: z.boolean(),
      bestTime: z.enum(bestTimes),
      isPreferred: z.boolean(),
    }),
  ),
  paperless: z.array(
    z.strictObject({ kind: z.enum(documentKinds), isOnline: z.boolean(), since: z.iso.date() }),
  ),
  notifications: z.array(
    z.strictObject({
      kind: z.enum(notificationKinds),
      channels: z.array(z.enum(notificationChannels)),
    }),
  ),
});
export type AccountFile = z.output<typeof AccountFile>;
