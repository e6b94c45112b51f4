import { createContext, useContext } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** The paths of screens that do not open: what the client leaves out, and what a member does not share with a caregiver. */
export interface ClosedPaths {
  leftOut: ReadonlySet<string>;
  notShared: ReadonlySet<string>;
}

const Closed = createContext<ClosedPaths>({ leftOut: new Set(), notShared: new Set() });

export const ClosedPathsProvider = Closed.Provider;

/** The path of a link as the rows of the screens have it: without a slash at its end. */
const pathOf = (to: LinkProps['to']) =>
  ((typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname) ?? '').replace(/(?<=.)\/+$/, '');

/** Why a link leads nowhere: the client leaves its screen out, or the member does not share it; null where it opens. */
export function useWhyClosed(): (to: LinkProps['to']) => keyof ClosedPaths | null {
  const { leftOut, notShared } = useContext(Closed);
  return (to) => {
    const path = pathOf(to);
    if (leftOut.has(path)) return 'leftOut';
    return notShared.has(path) ? 'notShared' : null;
  };
}

/** A link to a screen; nothing where that does not open. LinkInText keeps its words. */
export function Link(props: LinkProps) {
  return useWhyClosed()(props.to) ? null : <RouterLink {...props} />;
}

/** A link whose words are needed also where it does not open: in a sentence, or a name. There it is the words alone. */
export function LinkInText(props: LinkProps) {
  return useWhyClosed()(props.to) ? props.children : <RouterLink {...props} />;
}
