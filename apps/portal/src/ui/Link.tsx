import { createContext, useContext } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

const LeftOut = createContext<ReadonlySet<string>>(new Set());

/** Gives the paths of the screens that the client leaves out. */
export const LeftOutProvider = LeftOut.Provider;

/** Whether a path leads to a screen that the client leaves out. */
export function useIsLeftOut(): (to: LinkProps['to']) => boolean {
  const paths = useContext(LeftOut);
  return (to) => {
    const path = typeof to === 'string' ? (to.split(/[?#]/)[0] ?? '') : (to.pathname ?? '');
    return paths.has(path);
  };
}

/** A link to a screen; nothing where the client leaves that screen out. */
export function Link(props: LinkProps) {
  return useIsLeftOut()(props.to) ? null : <RouterLink {...props} />;
}
