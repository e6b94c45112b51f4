/**
 * The first script of a page that came with its content: starts the others, which the server put in the page's one
 * template, after the first paint, so that on a slow network they take no time from it. In a tab that is not seen there is
 * no paint to wait for. It imports nothing, so that it can come before everything.
 */
function startOthers(): void {
  const others = document.querySelector('template');
  if (others) document.head.append(others.content);
}

if (document.visibilityState === 'hidden') startOthers();
else requestAnimationFrame(() => setTimeout(startOthers));

export {};
