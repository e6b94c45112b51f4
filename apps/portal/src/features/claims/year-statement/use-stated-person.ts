import { useLocation, useNavigate } from 'react-router-dom';
import { textInState } from '../../../platform';

/** The person whose statement it is, '' for everyone, in the navigation state: it is in no URL. */
export function useStatedPerson(): [string, (person: string) => void] {
  const { search, state } = useLocation() as { search: string; state: object | null };
  const navigate = useNavigate();
  const choose = (statedPerson: string) =>
    void navigate(
      { search },
      { replace: true, preventScrollReset: true, state: { ...state, statedPerson } },
    );
  return [textInState(state, 'statedPerson') ?? '', choose];
}
