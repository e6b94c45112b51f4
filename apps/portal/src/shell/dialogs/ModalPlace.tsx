import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { modalClosed } from '../../dialogs';
import { useText } from '../../language';
import { useChunk } from '../../client-errors';
import { selectSecondsLeft } from '../../session';
import { useAppDispatch, useAppSelector } from '../../store';
import { useMemberParts } from '../member-parts';
import { PartFailed } from '../PartFailed';
import shellText from '../shell.text';
import { type Modal, selectModal } from './modal';
import { moduleOf } from './modal-table';

/** Shows the requested modal, one at a time, the idle warning before any other (SH-8). */
export function ModalPlace() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const modal = useAppSelector(selectModal);
  const warned = useAppSelector(selectSecondsLeft) !== null;
  const { InactivityModal } = useMemberParts();
  // The way back of the browser leaves the dialog too.
  useEffect(() => void dispatch(modalClosed()), [dispatch, pathname]);
  if (warned && InactivityModal) return <InactivityModal />;
  return modal && <RequestedModal key={modal.kind} modal={modal} />;
}

/** One modal, once its code is here. */
function RequestedModal({ modal }: { modal: Modal }) {
  const t = useText(shellText);
  const dispatch = useAppDispatch();
  const { module, failed, retry } = useChunk(`modal-${modal.kind}`, moduleOf(modal.kind), true);
  const close = () => void dispatch(modalClosed());
  if (failed) {
    return <PartFailed title={t('shell.modalFailed')} onRetry={retry} onClose={close} />;
  }
  return module ? <module.Modal modal={modal} onClose={close} /> : null;
}
