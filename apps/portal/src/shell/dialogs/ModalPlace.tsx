import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { chunkFailed, useSession } from '../../session';
import { modalClosed } from '../../dialogs';
import { selectModal } from './modal';
import { useAppDispatch, useAppSelector } from '../../store';

/**
 * Where modals show. Their code is loaded when the first is requested, and at once for a member,
 * whose idle warning must not wait for a connection.
 */
export function ModalPlace() {
  const dispatch = useAppDispatch();
  const { signedIn } = useSession();
  const { pathname } = useLocation();
  const asked = useAppSelector(selectModal) !== null;
  const [host, setHost] = useState<{ ModalHost: ComponentType }>();
  // The way back of the browser leaves the dialog too.
  useEffect(() => void dispatch(modalClosed()), [dispatch, pathname]);
  useEffect(() => {
    if (host || (!asked && !signedIn)) return;
    import('./ModalHost').then(setHost, () => {
      dispatch(chunkFailed('modal'));
      dispatch(modalClosed());
    });
  }, [host, asked, signedIn, dispatch]);
  return host ? <host.ModalHost /> : null;
}
