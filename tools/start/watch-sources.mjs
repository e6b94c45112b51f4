import { watch } from 'node:fs';

const source = /\.(ts|tsx|json|md)$/;
const test = /\.test\.tsx?$/;

/**
 * Calls `changed(file)` once after each burst of changes to sources below the folders, never twice
 * at the same time. Gives { close() }.
 */
export function watchSources(folders, changed) {
  let timer;
  let busy = Promise.resolve();
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !source.test(file) || test.test(file) || /(^|[\\/])dist[\\/]/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => (busy = busy.then(() => changed(file))), 100);
    }),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
