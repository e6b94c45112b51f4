import { act } from '@testing-library/react';
import { dialogRequested, type MenuDialog } from '../dialogs';
import { type RenderedScreen, renderScreen } from './render-screen';

type Options = Parameters<typeof renderScreen>[1];

/** Opens a page as a member, then one of the dialogs over it; `before` sees the page first, e.g. to change the device. */
export async function openDialog(
  kind: MenuDialog,
  options: Options = {},
  before: (rendered: RenderedScreen) => void = () => {},
): Promise<RenderedScreen> {
  const rendered = await renderScreen('/accessibility', {
    scenario: 'commercial-member',
    ...options,
  });
  before(rendered);
  act(() => void rendered.store.dispatch(dialogRequested(kind)));
  return rendered;
}

/** The dialog that is open. */
export const openedDialog = () =>
  document.querySelector<HTMLElement>('dialog.modal') as HTMLElement;

/** A session's status while support staff act for a member, for an override. */
export const actingFor = {
  signedIn: true,
  variant: 'member',
  fromAdminPortal: false,
  emulation: {
    mode: 'emulation',
    expiresAt: '2026-11-05T14:30:00.000Z',
    remainingMs: 30 * 60_000,
  },
};
