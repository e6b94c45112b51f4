import type { FlagName, MenuLinkName } from '@portal/client-config';
import type { MenuDialog } from '../dialogs';
import type { MenuEntry } from '../shell/menus/menu';
import { caregiversNeed, type Screen, type ScreenId, screens } from './screens';

type Audience = 'members' | 'visitors';

type Shown = Pick<
  MenuEntry,
  'icon' | 'when' | 'short' | 'labelForOutsiders' | 'badge' | 'tag' | 'atEnd' | 'inHeader'
>;

interface OwnGate {
  /** Flags of which one must be on, in addition to those of the screen; a list that is left out admits no one. */
  gate?: Partial<Record<Audience, readonly FlagName[]>>;
}

/** Does not show when one of these is on: another row takes its place. */
type Unless = { unless?: Partial<Record<Audience, readonly FlagName[]>> };

type ScreenRow = Shown &
  Unless &
  OwnGate &
  Partial<Pick<MenuEntry, 'id' | 'label' | 'tokenFirst'>> & {
    /** Path, flags and audience are those of its row in screens.ts, and so is the label unless given. */
    screen: ScreenId;
    /** Spec §2.1 and §2.4: some links of the menus end in a slash. */
    endsInSlash?: true;
  };

type Named = Shown & OwnGate & Pick<MenuEntry, 'id' | 'label'>;
type OutsideRow = Named &
  (
    | { link: MenuLinkName; formularyOfPlan?: true }
    | { profileLink: NonNullable<MenuEntry['profileLink']>; confirm?: true }
    | { dialog: MenuDialog }
  );
type GroupRow = Named & { entries: readonly MenuRow[] };

/** An entry of a menu as menus.ts writes it: a screen, a link, a dialog, or a group of entries. */
export type MenuRow = ScreenRow | OutsideRow | GroupRow;

export const forMembers = (rows: readonly MenuRow[]) => entriesFor(rows, 'members');
export const forVisitors = (rows: readonly MenuRow[]) => entriesFor(rows, 'visitors');

function entriesFor(rows: readonly MenuRow[], audience: Audience): MenuEntry[] {
  return rows.flatMap((row): MenuEntry[] => {
    const { gate, ...shown } = row;
    const own = gate ? [gate[audience] ?? []] : [];
    if (!('screen' in shown)) {
      return 'entries' in shown
        ? [{ ...shown, needs: own, entries: entriesFor(shown.entries, audience) }]
        : [{ ...shown, needs: own }];
    }
    const { screen: id, endsInSlash, unless, ...rest } = shown;
    const replacedBy = unless?.[audience];
    const screen = screenOf(id);
    if (audience === 'members' && (screen.visitorsOnly || screen.loginRedirect)) return [];
    const to = endsInSlash ? `${screen.path}/` : screen.path;
    const needs = [...own, ...neededBy(screen, audience, own.length > 0)];
    return [
      {
        id,
        label: `screens.${id}`,
        ...rest,
        to,
        needs,
        caregivers: caregiversNeed(screen),
        ...(typeof screen.ours === 'string' && { addition: screen.ours }),
        ...(replacedBy && { unless: replacedBy }),
      },
    ];
  });
}

/** A visitor who opens a protected screen signs in first (RT-4): only then its gate is checked. */
function neededBy(screen: Screen, audience: Audience, hasOwnGate: boolean) {
  const asksLater = audience === 'visitors' && screen.protected && hasOwnGate;
  return screen.gate && !asksLater ? [screen.gate[audience]] : [];
}

function screenOf(id: ScreenId): Screen {
  const screen = screens.find((each) => each.id === id);
  if (!screen) throw new Error(`No row of screens.ts has the id "${id}".`);
  return screen;
}
