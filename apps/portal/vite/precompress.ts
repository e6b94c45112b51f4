import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg)$/;
const smallest = 1024;

/** Writes `.br` and `.gz` beside every text asset of a kilobyte or more, for a server that only copies. */
export function precompress(): Plugin {
  return {
    name: 'portal:precompress',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!compressible.test(file.fileName) || source.length < smallest) continue;
          const [br, gz] = await Promise.all([
            promisify(brotliCompress)(source, {
              params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
            }),
            promisify(gzip)(source, { level: 9 }),
          ]);
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
        }
      },
    },
  };
}
