import { fileLimits, type FileType, fileTypes } from '@portal/domain/files';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** The id that the browser gives a file: a UUID, so that no one else can name it. */
export const uploadId = z
  .string()
  .check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'The id of an upload is a UUID.'));

/**
 * Files that belong to a form or a message. Each is stored by its id before the form is sent, and the form names
 * the ids. What no form names is deleted by the service after a day. The specification names no path (EP-2).
 */
export const uploads = defineEndpoints('uploads', 'messages', {
  put: endpoint({
    summary: 'Stores one file under an id. The same id again replaces it.',
    method: 'PUT',
    path: '/portalmicroservices/api/uploads/:uploadId',
    upstream: 'member',
    auth: 'either',
    params: { uploadId },
    receivesFile: Object.keys(fileTypes) as FileType[],
    maxBodyBytes: fileLimits.bytes,
    timeoutMs: 30_000,
    response: z.object({
      upload: f.essential(z.object({ id: f.required(f.recordId), type: f.label, size: f.count })),
    }),
    errors: [
      'ELIG_E0000001',
      'FILE_TYPE_REFUSED',
      'FILE_EMPTY',
      'FILE_TOO_LARGE',
      'FILE_CUT_OFF',
      'FILE_INFECTED',
      'FILE_NOT_SCANNED',
    ],
    spec: 'FM-1, forms.md',
    assumed: true,
  }),
  remove: endpoint({
    summary: 'Deletes a file that no form was sent with.',
    method: 'DELETE',
    path: '/portalmicroservices/api/uploads/:uploadId',
    upstream: 'member',
    auth: 'either',
    params: { uploadId },
    response: z.object({ removed: f.flag }),
    errors: ['ELIG_E0000001'],
    spec: 'FM-1, forms.md',
    assumed: true,
  }),
});
