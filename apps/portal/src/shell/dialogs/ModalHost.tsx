import { type ComponentType, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store';
import { chunkFailed, selectSecondsLeft, useSession } from '../../session';
import { modalClosed } from '../../dialogs';
import { type Modal, selectModal } from './modal';
import { componentOf, inactivity } from './modal-table';

type Shown = ComponentType<{ modal: Modal | null; onClose: () => void }>;

/** A member's idle warning must be able to show without a connection: it is fetched so long after the start. */
const fetchWarningAfterMs = 60_000;

/** Shows the requested modal, one at a time, the idle warning before any other (SH-8). */
export function ModalHost() {
  const dispatch = useAppDispatch();
  const modal = useAppSelector(selectModal);
  const warned = useAppSelector(selectSecondsLeft) !== null;
  const close = () => void dispatch(modalClosed());
  const kind = warned ? 'inactivity' : modal?.kind;
  const arrived = useArrived(kind);
  useWarningAtHand();
  return arrived?.Shown ? <arrived.Shown modal={modal} onClose={close} /> : null;
}

/** The component of a kind once it is here. */
function useArrived(kind: Modal['kind'] | 'inactivity' | undefined) {
  const dispatch = useAppDispatch();
  const [arrived, setArrived] = useState<{ kind: string; Shown: Shown | undefined }>();
  useEffect(() => {
    if (!kind) return undefined;
    let wanted = true;
    const code = kind === 'inactivity' ? inactivity() : componentOf(kind);
    code.then(
      (component) => {
        if (wanted) setArrived({ kind, Shown: component as Shown | undefined });
      },
      () => {
        dispatch(chunkFailed('modal'));
        if (wanted) dispatch(modalClosed());
      },
    );
    return () => {
      wanted = false;
    };
  }, [kind, dispatch]);
  return arrived?.kind === kind ? arrived : undefined;
}

function useWarningAtHand() {
  const { signedIn } = useSession();
  useEffect(() => {
    if (!signedIn) return undefined;
    const timer = setTimeout(() => {
      // When it fails, the warning itself asks again.
      inactivity().catch(() => {});
    }, fetchWarningAfterMs);
    return () => clearTimeout(timer);
  }, [signedIn]);
}
