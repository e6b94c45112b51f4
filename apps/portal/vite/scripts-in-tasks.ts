import type { Plugin } from 'vite';

const preloads = /\s*<link rel="modulepreload"( crossorigin)? href="([^"]+)">/g;

/**
 * Lets the page name every file that it starts with as a script, those that others import first, in place of preloading
 * it: each then runs in its own task, and not all in the one of the last.
 */
export function scriptsInTasks(): Plugin {
  return {
    name: 'portal:scripts-in-tasks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const scripts = [...html.matchAll(preloads)].map(
          ([, crossorigin = '', file]) =>
            `<script type="module"${crossorigin} src="${file}"></script>\n    `,
        );
        const rest = html.replaceAll(preloads, '');
        if (rest.includes('modulepreload'))
          throw new Error('A preload of the page is written in an unknown way.');
        return rest.replace(/(?=<script type="module")/, () => scripts.join(''));
      },
    },
  };
}
