import { useState } from 'react';
import { Button, ButtonLink, NewTabLink, PhoneLink, Tag } from '../ui';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';
import { Part } from './Part';

const kinds = ['primary', 'secondary', 'quiet', 'stop'] as const;
const tones = ['ok', 'warn', 'bad', 'info', 'brand', 'neutral'] as const;

/** Buttons, links, tags and dialogs. */
export function ButtonStates() {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Part title="Buttons: usual, with an icon, busy, disabled">
        {kinds.map((kind) => (
          <div key={kind} className="row">
            <Button kind={kind}>See prices</Button>
            <Button kind={kind} icon="search">
              See prices
            </Button>
            <Button kind={kind} busy>
              See prices
            </Button>
            <Button kind={kind} disabled>
              See prices
            </Button>
          </div>
        ))}
        <Button size="large" wide>
          Large and wide
        </Button>
      </Part>
      <Part title="Links">
        <p>
          <a href="#top">A link</a>, <NewTabLink href="#top">to a new tab</NewTabLink>,{' '}
          <PhoneLink number="1-800-555-0142" />
        </p>
        <ButtonLink to="#top">A link like a button</ButtonLink>
      </Part>
      <Part title="Tags">
        <div className="row">
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
        </div>
      </Part>
      <Part title="Dialogs">
        <div className="row">
          <Button kind="secondary" onClick={() => setOpen('dialog')}>
            A dialog
          </Button>
          <Button kind="secondary" onClick={() => setOpen('question')}>
            A question
          </Button>
        </div>
        {open === 'dialog' && (
          <Dialog title="ID card" onCancel={close}>
            <p>Show it at the pharmacy.</p>
            <Button onClick={close}>Close</Button>
          </Dialog>
        )}
        {open === 'question' && (
          <ConfirmDialog
            title="Stop automatic payment?"
            confirm="Stop it"
            onConfirm={close}
            keep="Keep it"
            onKeep={close}
          >
            You pay each bill yourself from then on.
          </ConfirmDialog>
        )}
      </Part>
    </>
  );
}
