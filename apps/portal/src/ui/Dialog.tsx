import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import '../styles/dialog.css';
import '../styles/screen-parts.css';

interface DialogProps {
  title: ReactNode;
  /** Room for two columns, e.g. the faces of a card. */
  wide?: boolean;
  /** `alertdialog` interrupts: it needs an answer. */
  role?: 'alertdialog';
  /** The id of the element that says what it is about; read out with the title. */
  describedBy?: string;
  /** Escape was pressed. The dialog goes when its owner no longer renders it. */
  onCancel: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog, open as long as it is rendered: the focus stays inside and goes back to where
 * it was, and the page behind neither scrolls nor answers. The element with `data-focus` gets the
 * focus, otherwise the first that can.
 */
export function Dialog({ title, wide, role, describedBy, onCancel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const cancelled = useEffectEvent(onCancel);
  // Layout effects are cleaned up while the element is still in the page, so that closing works.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const opener = document.activeElement;
    // React fires no cancel event where the browser closes a dialog for good: both events are handled here.
    const onEscape = (event: Event) => {
      event.preventDefault();
      cancelled();
    };
    shown.addEventListener('cancel', onEscape);
    shown.showModal();
    const first =
      shown.querySelector<HTMLElement>('[data-focus]') ?? shown.querySelector('button, a');
    (first as HTMLElement | null)?.focus();
    return () => {
      shown.removeEventListener('cancel', onEscape);
      shown.close();
      giveBack(opener);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`modal stack s5${wide ? ' wide' : ''}`}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Where the focus was; an entry in a menu that has closed meanwhile leads to the menu's word, all else to the page. */
function giveBack(opener: Element | null) {
  (opener as HTMLElement | null)?.focus();
  if (opener && opener !== document.body && document.activeElement === opener) return;
  const menu = opener?.closest('details:not([open])')?.querySelector('summary');
  (menu ?? document.getElementById('main'))?.focus();
}
