import {
  bestTimes,
  documentKinds,
  notificationChannels,
  notificationKinds,
  phoneKinds,
} from '@portal/domain/account';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { typedAs } from '../typed-as';

const Phone = z.object({
  kind: f.code(phoneKinds),
  number: f.phone,
  /** Digits; blank for none. */
  extension: f.label,
  mayText: f.flag,
  bestTime: f.code(bestTimes),
  isPreferred: f.flag,
});

const Paperless = z.object({
  kind: f.code(documentKinds),
  isOnline: f.flag,
  /** The day from which it counts; it may be still to come. */
  since: f.isoDate,
});

/** One channel of one kind of news is on when it is named. */
const Notification = z.object({
  kind: f.code(notificationKinds),
  channels: f.list(f.required(f.code(notificationChannels))),
});

/**
 * The settings of a member's account (Spec §3: "individual field lists … are not shown", so that the fields
 * are ours). Allergies, conditions and the default pharmacy have their own calls.
 */
export const AccountSettings = z.object({
  email: f.part(z.object({ address: f.email, isConfirmed: f.flag })),
  phones: f.essential(z.array(Phone)),
  mailingAddress: f.orNull(
    z.object({ street: f.street, city: f.city, state: f.state, zip: f.zip }),
  ),
  paperless: f.essential(z.array(Paperless)),
  notifications: f.essential(z.array(Notification)),
});

const base = '/portalmicroservices/api/member/accountsettings';
const ofSettings = {
  upstream: 'member',
  auth: 'member',
  members: 'self',
  spec: '§3, Account settings; AC-1',
  assumed: true,
} as const;
const own = { memberId: f.required(f.memberId) };
const phoneKind = f.withMeaning(z.enum(phoneKinds), 'code');

/** Account settings (AC-1). A service refuses a value by its field with 422. */
export const accountSettings = defineEndpoints('accountSettings', 'never', {
  get: endpoint({
    ...ofSettings,
    summary: 'Email, phones, mailing address, paperless documents and notifications of an account.',
    method: 'GET',
    path: `${base}/:memberId`,
    params: own,
    response: AccountSettings,
    errors: ['ELIG_E0000001'],
  }),
  savePhone: endpoint({
    ...ofSettings,
    summary: 'Adds the phone of a kind, or changes it. 422 names the fields it refuses.',
    method: 'PUT',
    path: `${base}/phones`,
    body: z.strictObject({
      ...own,
      phone: z.strictObject({
        kind: phoneKind,
        number: typedAs('phone'),
        extension: typedAs('phoneExtension', { least: 0 }),
        mayText: z.boolean(),
        bestTime: f.withMeaning(z.enum(bestTimes), 'code'),
        isPreferred: z.boolean(),
      }),
    }),
    response: z.object({ phones: f.essential(z.array(Phone)) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  removePhone: endpoint({
    ...ofSettings,
    summary: 'Removes the phone of a kind; none is removed twice.',
    method: 'DELETE',
    path: `${base}/phones/:kind`,
    params: { kind: phoneKind },
    query: z.object(own),
    response: z.object({ phones: f.essential(z.array(Phone)) }),
    errors: ['ELIG_E0000001'],
  }),
  savePaperless: endpoint({
    ...ofSettings,
    summary: 'Has one kind of document come online, or by mail. Online needs a confirmed email.',
    method: 'PUT',
    path: `${base}/paperless`,
    body: z.strictObject({
      ...own,
      kind: f.withMeaning(z.enum(documentKinds), 'code'),
      isOnline: z.boolean(),
    }),
    response: z.object({ paperless: f.essential(z.array(Paperless)) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  saveNotification: endpoint({
    ...ofSettings,
    summary: 'Turns one channel of one kind of news on or off. 422 for one that is always on.',
    method: 'PUT',
    path: `${base}/notifications`,
    body: z.strictObject({
      ...own,
      kind: f.withMeaning(z.enum(notificationKinds), 'code'),
      channel: f.withMeaning(z.enum(notificationChannels), 'code'),
      isOn: z.boolean(),
    }),
    response: z.object({ notifications: f.essential(z.array(Notification)) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
});
