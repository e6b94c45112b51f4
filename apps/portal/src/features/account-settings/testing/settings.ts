import { screen } from '@testing-library/react';
import { type RenderedScreen, type RenderOptions, renderScreen } from '../../../testing';

/** Opens the settings of a member, and waits for them. */
export async function openSettings(options: RenderOptions = {}): Promise<RenderedScreen> {
  const rendered = await renderScreen('/member/account-settings', {
    scenario: 'commercial-member',
    ...options,
  });
  await screen.findByText(options.language === 'es' ? 'Teléfono celular' : 'Mobile phone', {
    selector: 'dt',
  });
  return rendered;
}

/** Overrides with which staff act for the member. */
export const acting = {
  'session.getStatus': {
    body: {
      signedIn: true,
      variant: 'member',
      fromAdminPortal: false,
      emulation: { mode: 'emulation', expiresAt: '2026-11-05T15:00:00.000Z', remainingMs: 900_000 },
    },
  },
};

/** What a call was sent. */
export const sentTo = ({ transport }: RenderedScreen, endpointId: string) =>
  transport.calls.filter((call) => call.endpointId === endpointId).map(({ body }) => body);

/** A button by its text: a query by role computes the name of every element, which takes ten times as long. */
export function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll('main button')].filter(
    ({ textContent }) => textContent?.trim() === name,
  );
  if (found.length !== 1) throw new Error(`${found.length} buttons: ${name}`);
  return found[0] as HTMLElement;
}
