import { type ReactNode, useId } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  /** What the action means; read out with the title. */
  children: ReactNode;
  confirm: string;
  onConfirm: () => void;
  /** The way out, which has the focus. */
  keep: string;
  onKeep: () => void;
}

/** Asks before something is stopped or removed. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  onConfirm,
  keep,
  onKeep,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog title={title} describedBy={id} onCancel={onKeep}>
      <p id={id}>{children}</p>
      <div className="row">
        <Button kind="stop" onClick={onConfirm}>
          {confirm}
        </Button>
        <Button kind="secondary" data-focus onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </Dialog>
  );
}
