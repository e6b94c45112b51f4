import { useEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useBrowser } from '../requests';
import { useSession } from '../session';
import { ModalHost } from '../shell/ModalHost';
import { ScreenFrame } from '../shell/ScreenFrame';
import { PlainShell, Shell } from '../shell/Shell';
import { BeingBuilt } from './BeingBuilt';
import { admit } from './gate';
import { LazyScreen } from './lazy-screen';
import type { LazyRow } from './screen-loader';
import { type Screen, screens, titleKeyOf } from './screens';
import { visitorMenus } from './visitor-menus';

const routeOf = (screen: Screen) => (
  <Route key={screen.id} path={screen.path} element={<Gate screen={screen} />} />
);
const plain = screens.filter((screen) => screen.chrome === 'none');
const framed = screens.filter((screen) => screen.chrome !== 'none');

const approvalNoteOf = (path: string) =>
  screens.find((screen) => screen.approvalNote && matchPath(screen.path, path))?.approvalNote;

/** Every row of screens.ts behind its gate; trailing slashes and the case of letters do not matter. */
export function Router() {
  return (
    <>
      <Routes>
        <Route element={<PlainShell />}>{plain.map(routeOf)}</Route>
        <Route element={<Shell visitorMenus={visitorMenus} approvalNoteOf={approvalNoteOf} />}>
          {framed.map(routeOf)}
        </Route>
      </Routes>
      <ModalHost />
    </>
  );
}

function Gate({ screen }: { screen: Screen }) {
  const { pathname, search } = useLocation();
  const browser = useBrowser();
  const elsewhere = screen.fullPage && browser.page.elsewhere?.split(' ').includes(screen.path);
  useEffect(() => {
    // As a page: the server sends it on (RT-6).
    if (elsewhere) browser.goTo(pathname + search);
  }, [elsewhere, browser, pathname, search]);
  const admission = admit(screen, useSession(), pathname + search);
  if (elsewhere) return null;
  if (!admission.admitted) {
    return <Navigate replace to={admission.to} state={admission.state ?? null} />;
  }
  const titleKey = titleKeyOf(screen.id);
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
