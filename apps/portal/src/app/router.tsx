import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { usePlatform } from '../platform';
import { useSession } from '../session';
import { useMemberParts } from '../shell/member-parts';
import { ModalPlace } from '../shell/dialogs/ModalPlace';
import { ScreenFrame } from '../shell/ScreenFrame';
import { PlainShell, type ShellProps } from '../shell/Shell';
import { ClosedPathsProvider } from '../ui';
import { admit, isLeftOut, isNotShared } from './gate';
import { lazyRowOf } from './lazy-row';
import { LazyScreen } from './lazy-screen';
import { screenAt } from './screen-at';
import { type Screen, screens } from './screens';
import { titleKeyOf } from './title-key';
import { menus } from './menus';

/** The page around every screen that has one. */
export type ShellOfScreens = React.ComponentType<ShellProps>;

/** Every row of screens.ts behind its gate; trailing slashes and the case of letters do not matter. */
export function Router({ shell }: { shell: ShellOfScreens }) {
  const { StepUpModal } = useMemberParts();
  const routes = useMemo(() => routesIn(shell), [shell]);
  const session = useSession();
  const closed = useMemo(() => {
    const pathsOf = (isClosed: (screen: Screen, visitor: typeof session) => boolean) =>
      new Set(screens.filter((screen) => isClosed(screen, session)).map(({ path }) => path));
    return { leftOut: pathsOf(isLeftOut), notShared: pathsOf(isNotShared) };
  }, [session]);
  return (
    <ClosedPathsProvider value={closed}>
      {useRoutes(routes)}
      <ModalPlace />
      {StepUpModal && <StepUpModal />}
    </ClosedPathsProvider>
  );
}

const approvalNoteOf = (path: string) => screenAt(path)?.approvalNote;

const routeOf = (screen: Screen) => ({ path: screen.path, element: <Gate screen={screen} /> });

const routesIn = (Shell: ShellOfScreens) => [
  {
    element: <PlainShell />,
    children: screens.filter(({ chrome }) => chrome === 'none').map(routeOf),
  },
  {
    element: <Shell menus={menus} approvalNoteOf={approvalNoteOf} />,
    children: screens.filter(({ chrome }) => chrome !== 'none').map(routeOf),
  },
];

const notFound = screens.find(({ id }) => id === 'notFound') as Screen;

function Gate({ screen }: { screen: Screen }) {
  const { pathname, search, hash } = useLocation();
  const platform = usePlatform();
  const elsewhere = screen.fullPage && platform.page.elsewhere?.split(' ').includes(screen.path);
  useEffect(() => {
    // As a page: the server sends it on (RT-6).
    if (elsewhere) platform.goTo(pathname + search + hash);
  }, [elsewhere, platform, pathname, search, hash]);
  const session = useSession();
  const admission = admit(screen, session, pathname + search + hash);
  if (elsewhere) return null;
  if (!admission.admitted) {
    if (admission.to === null) return <Gate screen={notFound} />;
    return <Navigate replace to={admission.to} state={admission.state ?? null} />;
  }
  const row = lazyRowOf(screen);
  return (
    <ScreenFrame
      key={screen.id}
      id={screen.id}
      titleKey={titleKeyOf(screen.id, session)}
      full={screen.width === 'full'}
    >
      {(afterwards) => <LazyScreen row={row} afterwards={afterwards} />}
    </ScreenFrame>
  );
}
