import type { Plugin } from 'vite';

const preloads = /\s*<link rel="modulepreload"( crossorigin)? href="([^"]+)">/g;

/**
 * Turns the preloads of the built page into scripts, in the order in which they import one another. Each file then runs in
 * a separate task; preloaded files all run in the task of the one that imports them.
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
