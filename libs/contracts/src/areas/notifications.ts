import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  count,
  essential,
  flag,
  freeText,
  isoDateTime,
  label,
  part,
  recordId,
  required,
} from '../fields';

const unread = part(z.object({ unread: count }));

/** Specification §3, Other: unread counts; the badge shows their sum (SH-6). */
export const NotificationCounts = z.object({ notifications: unread, eob: unread, other: unread });

export const NotificationMessage = z.object({
  mpmId: required(recordId),
  subject: freeText,
  body: freeText,
  sentOn: isoDateTime,
  read: flag,
});

const MarkedRead = z.object({ markedRead: count });

export const notifications = defineEndpoints('notifications', {
  getCounts: endpoint({
    summary: 'How many notifications, explanations of benefits and other letters are unread.',
    method: 'GET',
    path: '/portalmicroservices/api/notifications/count',
    upstream: 'member',
    auth: 'member',
    response: NotificationCounts,
    spec: '§7.2',
  }),
  getMessage: endpoint({
    summary: 'One notification, whole.',
    method: 'GET',
    path: '/portalmicroservices/api/notifications/message/mpm/:mpmId',
    upstream: 'member',
    auth: 'member',
    params: { mpmId: required(recordId) },
    response: NotificationMessage,
    spec: '§7.2',
  }),
  getList: endpoint({
    summary: "The member's notifications, newest first.",
    method: 'GET',
    path: '/portalmicroservices/api/notifications/message/mpmNotificationJson',
    upstream: 'member',
    auth: 'member',
    response: z.object({
      notifications: essential(
        z.array(
          z.object({
            mpmId: required(recordId),
            subject: freeText,
            category: label,
            sentOn: isoDateTime,
            read: flag,
          }),
        ),
      ),
    }),
    spec: '§7.2',
  }),
  markEobRead: endpoint({
    summary: 'Marks every explanation of benefits as read.',
    method: 'POST',
    path: '/portalmicroservices/api/notifications/eob/read',
    upstream: 'member',
    auth: 'member',
    response: MarkedRead,
    spec: '§7.2, EP-1',
  }),
  markOtherRead: endpoint({
    summary: 'Marks every other letter as read.',
    method: 'POST',
    path: '/portalmicroservices/api/notifications/other/read',
    upstream: 'member',
    auth: 'member',
    response: MarkedRead,
    spec: '§7.2, EP-1',
  }),
});
