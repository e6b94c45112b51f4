import {
  type Addition,
  type Client,
  clientOf,
  type FlagName,
  formularyOf,
  type MenuLinkName,
} from '@portal/client-config';
import { hasMailOrderVendor } from '../../plan';
import {
  choosesMember,
  hasAddition,
  isOutsider,
  type SessionState,
  usualPlanOf,
} from '../../session';
import { type CallScope, isWithin } from '@portal/domain/family-access';
import type { IconName } from '../../ui';
import type { MenuDialog } from '../../dialogs';
import type { PlainKeyOf } from '../../language';
import type namesText from '../../language/names.text';
import type shellText from '../shell.text';

export type MenuText = PlainKeyOf<typeof namesText | typeof shellText>;

/** One entry of a menu, or a group of entries (then without a target). */
export interface MenuEntry {
  id: string;
  /** The key of its text. */
  label: MenuText;
  /** The key for users that another system signed in (Spec §2.4, "Member profile"). */
  labelForOutsiders?: MenuText;
  /** The key of its shorter text in the bar of small screens: the first that has one is there too. */
  short?: MenuText;
  icon: IconName;
  /** A screen's path, a link of client-config, a link of the user's profile, or a dialog. */
  to?: string;
  link?: MenuLinkName;
  /** A member has the formulary of their plan in its place, and none for an unknown plan name (§2.1). */
  formularyOfPlan?: true;
  profileLink?: 'goodRxLink' | 'specialtyMailOrderLink' | 'mailOrderLink';
  dialog?: MenuDialog;
  /** A link of the profile that needs confirmation; links of client-config have their own flag. */
  confirm?: boolean;
  /** The BFF fetches a mail-order token before this opens (§2.4). */
  tokenFirst?: true;
  /** What a caregiver needs who acts for the member; without it only the member sees the entry. */
  caregivers?: CallScope;
  /** The addition to the specification that its screen belongs to: a client may leave it out. */
  addition?: Addition;
  /** Shows only when of each list one flag is on. */
  needs: readonly (readonly FlagName[])[];
  /** Does not show when one of these is on: another entry takes its place. */
  unless?: readonly FlagName[];
  /** Shows only for clients whose row says so, or members of the business line. */
  when?: Partial<Client>;
  badge?: 'unread';
  /** The key of a word next to it, which the services hide by the text NULL (§2.4). */
  tag?: MenuText;
  /** Stands at the far end of the bar. */
  atEnd?: true;
  /** On larger screens it is in the header, above the bar. */
  inHeader?: true;
  entries?: readonly MenuEntry[];
}

/** A menu for each kind that a client may have. */
export type MenusOf = Readonly<Record<Client['menu'], readonly MenuEntry[]>>;

export interface Menus {
  visitor: MenusOf;
  member: MenusOf;
  /** Of staff who act for no one. */
  staff: readonly MenuEntry[];
}

/** The menu of this client for this person, before the flags. */
export function menuFor(menus: Menus, session: SessionState): readonly MenuEntry[] {
  const { member, visitor, staff } = menus;
  if (choosesMember(session)) return staff;
  return (session.signedIn ? member : visitor)[clientOf(session.client).menu];
}

/**
 * The entries that a user sees: by flag, client and profile; no group without an entry, and a lone
 * entry of a group without a gate stands for itself.
 */
export function visibleEntries(
  entries: readonly MenuEntry[],
  session: SessionState,
): readonly MenuEntry[] {
  const client = {
    ...clientOf(session.client),
    mailOrderVendor: hasMailOrderVendor(session),
    // What the features say goes before the client's own row.
    ...(session.businessLine && { businessLine: session.businessLine }),
  };
  return entries.flatMap((entry) => {
    if (!entry.needs.every((flags) => flags.some((flag) => session.flags.includes(flag))))
      return [];
    if (entry.addition && !hasAddition(session, entry.addition)) return [];
    if (entry.unless?.some((flag) => session.flags.includes(flag))) return [];
    const { caregivers = 'never' } = entry;
    if (session.caregiver && !entry.entries && !isWithin(session.caregiver.scopes, caregivers)) {
      return [];
    }
    if (entry.when && !holds(entry.when, client)) return [];
    if (entry.profileLink && !session.userInfo?.[entry.profileLink]) return [];
    const plan = usualPlanOf(session);
    if (entry.formularyOfPlan && (session.signedIn || plan)) {
      const link = formularyOf(plan);
      return link ? [{ ...entry, link }] : [];
    }
    if (!entry.entries) return [entry];
    const inside = visibleEntries(entry.entries, session);
    if (inside.length === 1 && entry.needs.length === 0) return inside;
    return inside.length > 0 ? [{ ...entry, entries: inside }] : [];
  });
}

/** Each entry, and those of its group. */
const everyEntry = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...(entry.entries ?? [])]);

/** Whether one of the entries, or of their groups, has a badge. */
export const hasBadge = (entries: readonly MenuEntry[]): boolean =>
  everyEntry(entries).some(({ badge }) => badge !== undefined);

/** The entry that is in the bar of small screens too, with its shorter text. */
export function topBarEntry(entries: readonly MenuEntry[]): MenuEntry | undefined {
  return everyEntry(entries).flatMap((entry) =>
    entry.short ? [{ ...entry, label: entry.short }] : [],
  )[0];
}

const holds = (wanted: Partial<Client>, client: Client): boolean =>
  Object.entries(wanted).every(([field, value]) => client[field as keyof Client] === value);

/** The key of an entry's text for this user. */
export const labelOf = (entry: MenuEntry, session: SessionState): MenuText =>
  (isOutsider(session) && entry.labelForOutsiders) || entry.label;
