import { build, type InlineConfig } from 'vite';

/**
 * The modules that a browser needs for the first page, found by building once without writing: what the
 * entry and these screens import without waiting, as far as anything of it is used. Built for good, they
 * travel in one file; left to itself the bundler cuts them into a dozen small ones, which weigh more
 * together. `screens` are the modules of screens that the first page shows.
 */
export async function firstModules(
  config: InlineConfig,
  screens: readonly string[],
): Promise<ReadonlySet<string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('The portal is built from one page.');
  const chunks = new Map(
    built.output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
  );
  const isScreen = (id: string | null) => id !== null && screens.includes(id);
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    if (!isScreen(chunk.facadeModuleId)) {
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        if (renderedLength > 0) modules.add(id);
      }
    }
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks.values()) {
    if (chunk.isEntry || isScreen(chunk.facadeModuleId)) visit(chunk.fileName);
  }
  return modules;
}
