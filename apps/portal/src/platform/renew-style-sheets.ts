/**
 * Requests the style sheets of the page that did not load once more; fails when one of them does not load
 * again. Vite adds the sheet of a chunk once, so that importing the chunk again would show it unstyled.
 */
export async function renewStyleSheets(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...sheets].filter(({ sheet }) => !sheet).map(renew));
}

function renew(before: HTMLLinkElement): Promise<void> {
  const after = before.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    after.onload = () => {
      before.remove();
      resolve();
    };
    after.onerror = () => {
      after.remove();
      reject(new Error(`The style sheet did not load: ${after.href}`));
    };
    before.after(after);
  });
}
