import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { matchPath, Navigate, useLocation, useRoutes } from 'react-router-dom';
import { useText } from '../language';
import { usePlatform } from '../platform';
import { useSession } from '../session';
import { ErrorMessage } from '../shell/ErrorMessage';
import { ModalPlace } from '../shell/dialogs/ModalPlace';
import { ScreenFrame } from '../shell/ScreenFrame';
import { PlainShell, Shell } from '../shell/Shell';
import { Skeleton } from '../ui';
import { BeingBuilt } from './BeingBuilt';
import { admit } from './gate';
import { LazyScreen } from './lazy-screen';
import type { LazyRow } from './screen-loader';
import type { ScreenTable } from './screen-table';
import type { Screen } from './screens';
import { visitorMenus } from './visitor-menus';
import shellText from '../shell/shell.text';
import uiText from '../ui/ui.text';

const TableContext = createContext<ScreenTable | null>(null);
export const ScreenTableProvider = TableContext.Provider;

function useScreenTable() {
  const table = useContext(TableContext);
  if (!table) throw new Error('The router stands inside ScreenTableProvider.');
  return { table, ...useSyncExternalStore(table.subscribe, table.getState) };
}

/** Every row of screens.ts behind its gate; trailing slashes and the case of letters do not matter. */
export function Router() {
  const { rows, status } = useScreenTable();
  const routes = useMemo(() => routesOf(rows, status === 'whole'), [rows, status]);
  return (
    <>
      {useRoutes(routes)}
      <ModalPlace />
    </>
  );
}

function routesOf(rows: readonly Screen[], whole: boolean) {
  const routeOf = (screen: Screen) => ({ path: screen.path, element: <Gate screen={screen} /> });
  const approvalNoteOf = (path: string) =>
    rows.find((screen) => screen.approvalNote && matchPath(screen.path, path))?.approvalNote;
  const plain = rows.filter(({ chrome }) => chrome === 'none').map(routeOf);
  const framed = rows.filter(({ chrome }) => chrome !== 'none').map(routeOf);
  return [
    { element: <PlainShell />, children: plain },
    {
      element: <Shell visitorMenus={visitorMenus} approvalNoteOf={approvalNoteOf} />,
      children: whole ? framed : [...framed, { path: '*', element: <TableOnItsWay /> }],
    },
  ];
}

/** Where a screen shows once the table knows which one; a message with Retry when the table did not arrive (RT-7). */
function TableOnItsWay() {
  const t = useText(shellText, uiText);
  const platform = usePlatform();
  const { table, status } = useScreenTable();
  useEffect(() => void table.bring().catch(() => {}), [table]);
  return (
    <main id="main" className="wrap">
      {status === 'failed' ? (
        // A browser only repeats its answer for a module that failed to load.
        <ErrorMessage
          title={t('shell.chunkFailed')}
          hint="shell.chunkFailedHint"
          onRetry={platform.reload}
        />
      ) : (
        <div className="waiting">
          <Skeleton label={t('ui.loading')} lines={5} />
        </div>
      )}
    </main>
  );
}

function Gate({ screen }: { screen: Screen }) {
  const { pathname, search } = useLocation();
  const platform = usePlatform();
  const elsewhere = screen.fullPage && platform.page.elsewhere?.split(' ').includes(screen.path);
  useEffect(() => {
    // As a page: the server sends it on (RT-6).
    if (elsewhere) platform.goTo(pathname + search);
  }, [elsewhere, platform, pathname, search]);
  const admission = admit(screen, useSession(), pathname + search);
  if (elsewhere) return null;
  if (!admission.admitted) {
    return <Navigate replace to={admission.to} state={admission.state ?? null} />;
  }
  const titleKey = `screens.${screen.id}` as const;
  return (
    <ScreenFrame
      key={screen.id}
      id={screen.id}
      titleKey={titleKey}
      full={screen.width === 'full' && !screen.notBuiltYet}
    >
      {(afterwards) =>
        screen.load ? (
          <LazyScreen row={screen as LazyRow} afterwards={afterwards} />
        ) : (
          <BeingBuilt titleKey={titleKey} afterwards={afterwards} />
        )
      }
    </ScreenFrame>
  );
}
