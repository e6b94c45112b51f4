import { balances } from './areas/balances';
import { cardFrame } from './areas/card-frame';
import { benefits } from './areas/benefits';
import { claims } from './areas/claims';
import { drafts } from './areas/drafts';
import { events } from './areas/events';
import { content } from './areas/content';
import { features } from './areas/features';
import { health } from './areas/health';
import { idCard } from './areas/id-card';
import { mailOrder } from './areas/mail-order';
import { mailOrderTokens } from './areas/mail-order-tokens';
import { notifications } from './areas/notifications';
import { payments } from './areas/payments';
import { pharmacies } from './areas/pharmacies';
import { reports } from './areas/reports';
import { session } from './areas/session';
import { translations } from './areas/translations';
import { user } from './areas/user';
import { wallet } from './areas/wallet';
import { Catalogue } from './catalogue';

/** Every call of the portal, by area. Servers and tools read this; the browser imports single areas. */
export const areas = {
  balances,
  cardFrame,
  benefits,
  claims,
  drafts,
  events,
  content,
  features,
  health,
  idCard,
  mailOrder,
  mailOrderTokens,
  notifications,
  payments,
  pharmacies,
  reports,
  session,
  translations,
  user,
  wallet,
} as const;

type Areas = typeof areas;
type IdIn<Area> = { [Name in keyof Area]: Area[Name] extends { id: infer Id } ? Id : never };

/** '<area>.<verbNoun>' of every call. */
export type EndpointId = {
  [Name in keyof Areas]: IdIn<Areas[Name]>[keyof Areas[Name]];
}[keyof Areas];

/** The whole endpoint catalogue (EP-3). Building it throws on a wrong or doubled entry. */
export const catalogue = new Catalogue(Object.values(areas));
