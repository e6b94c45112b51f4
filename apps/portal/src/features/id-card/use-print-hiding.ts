import { useEffect } from 'react';

const hidden = 'behind-card';

/**
 * While a card is open, paper shows it alone: the regions of the page get a class that hides them in
 * print, and lose it when the card is closed (Spec §4, ID card request).
 */
export function usePrintHiding(): void {
  useEffect(() => {
    const regions = [...document.querySelectorAll('header, nav, main, footer, .emulation')].filter(
      (region) => !region.closest('dialog'),
    );
    for (const region of regions) region.classList.add(hidden);
    return () => {
      for (const region of regions) region.classList.remove(hidden);
    };
  }, []);
}
