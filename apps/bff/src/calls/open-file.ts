import { endCheckOf, type FileType, fileTypes } from '@portal/domain/files';
import { fileTypeFromBuffer } from 'file-type/core';
import { Readable } from 'node:stream';
import { AppError } from '../app-error';
import { receiveLimits } from '../http/receive-limits';
import type { Scan, Scanner } from '../scanner/scanner';
import type { LimitedCall, OpenFile } from './call';

/** As many bytes as tell the type. */
const headBytes = 4100;

/** Media types that are the same to a member. */
const sameAs: Readonly<Record<string, string>> = { 'image/heif': 'image/heic' };

/**
 * Reads the first bytes of a call that sends a file, and refuses it before the service is called: FILE_EMPTY,
 * FILE_TOO_LARGE, FILE_TYPE_REFUSED. The rest is streamed; it is not kept here.
 */
export async function openFile(
  call: LimitedCall,
  { scanner }: { scanner: Scanner | undefined },
): Promise<LimitedCall> {
  const { endpoint, request } = call;
  const { receivesFile: accepted, maxBodyBytes = 0 } = endpoint;
  if (!accepted) return call;
  const announced = request.headers['content-length'];
  if (announced === undefined) throw new AppError('LENGTH_REQUIRED');
  const size = Number(announced);
  if (size === 0) throw new AppError('FILE_EMPTY');
  if (size > maxBodyBytes) throw new AppError('FILE_TOO_LARGE');
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  const head = await headOf(chunks);
  const type = await typeOf(head, accepted);
  return {
    ...call,
    file: { type: fileTypes[type], size, ...contentOf(head, chunks, type, scanner) },
  };
}

async function headOf(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < headBytes) {
    const chunk = await next(chunks);
    if (!chunk) break;
    head = Buffer.concat([head, chunk]);
  }
  return head;
}

async function typeOf(head: Buffer, accepted: readonly FileType[]): Promise<FileType> {
  const found = (await fileTypeFromBuffer(head))?.mime ?? '';
  const type = accepted.find((each) => fileTypes[each] === (sameAs[found] ?? found));
  if (!type) throw new AppError('FILE_TYPE_REFUSED');
  return type;
}

/**
 * The bytes of a file as the service gets them. The last ones are held back until the scanner has found the file
 * clean and its end is there, so that the service never has a whole file that was refused.
 */
function contentOf(
  head: Buffer,
  chunks: AsyncIterator<Buffer>,
  type: FileType,
  scanner: Scanner | undefined,
): Pick<OpenFile, 'send'> {
  return {
    send: (onChunk) => {
      const scan = scanner?.start();
      const failure: { reason?: Error } = {};
      const body = Readable.from(checked({ head, chunks, type, scan, onChunk, failure }), {
        objectMode: false,
      });
      return { body, failure };
    },
  };
}

interface Content {
  head: Buffer;
  chunks: AsyncIterator<Buffer>;
  type: FileType;
  scan: Scan | undefined;
  onChunk: () => void;
  failure: { reason?: Error };
}

async function* checked({ head, chunks, type, scan, onChunk, failure }: Content) {
  let held = head;
  const end = endCheckOf(type);
  end?.add(head);
  try {
    await scan?.write(head);
    for (let chunk = await next(chunks); chunk; chunk = await next(chunks)) {
      onChunk();
      await scan?.write(chunk);
      yield held;
      held = chunk;
      end?.add(chunk);
    }
    if (end && !end.hasEnd()) throw new AppError('FILE_CUT_OFF');
    await scan?.finish();
    onChunk();
    yield held;
  } catch (thrown) {
    failure.reason = thrown as Error;
    throw thrown;
  } finally {
    scan?.stop();
  }
}

/** The next bytes of the request; undefined at its end. Throws BODY_TIMEOUT. */
async function next(chunks: AsyncIterator<Buffer>): Promise<Buffer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('BODY_TIMEOUT')), receiveLimits.bodyMs);
  });
  try {
    const { done, value } = await Promise.race([chunks.next(), late]);
    return done ? undefined : value;
  } finally {
    clearTimeout(timer);
  }
}
