import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The person whose statement it is, '' for everyone. In the navigation state: it survives a reload and Back, and is
 * in no URL.
 */
export function useStatedPerson(): [string, (person: string) => void] {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const choose = (statedPerson: string) =>
    void navigate(
      { search },
      { replace: true, preventScrollReset: true, state: { ...(state ?? {}), statedPerson } },
    );
  return [personIn(state), choose];
}

function personIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('statedPerson' in state)) return '';
  return typeof state.statedPerson === 'string' ? state.statedPerson : '';
}
