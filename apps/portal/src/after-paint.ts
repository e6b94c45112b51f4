/**
 * The first script of a page that came with its content: puts the others, which the server left in a template, into the
 * page after the first paint, so that on a slow network they take no time from it. In a tab that is not seen there is no
 * paint to wait for. It imports nothing, so that it can come before everything; the BFF's `insert-content.ts` writes the id.
 */
function addScripts(): void {
  const template = document.getElementById('deferred-scripts') as HTMLTemplateElement | null;
  if (template) document.head.append(template.content);
}

if (document.visibilityState === 'hidden') addScripts();
else requestAnimationFrame(() => setTimeout(addScripts));

export {};
