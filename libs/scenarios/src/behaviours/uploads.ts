import { type Behaviours, answer, refuse, derived } from '../memory/behaviour';
import { uploadsIn, UploadsFile, withUpload } from '../forms/uploads';

export const behaviours: Behaviours = {
  /** Stores a file; the same id again replaces it. */
  'uploads.put': {
    derived: true,
    fixture: UploadsFile,
    play: (memory, { params: { uploadId = '' }, file }) => {
      if (!file || file.size === 0) {
        return refuse(memory, 422, 'FILE_EMPTY', 'The file has no bytes.');
      }
      return answer(withUpload(memory, uploadId, file), { upload: { id: uploadId, ...file } });
    },
  },
  /** Deletes a file; one that is not there is deleted already. */
  'uploads.remove': derived((memory, { params: { uploadId = '' } }, context) => {
    const removed = Object.hasOwn(uploadsIn(memory, context), uploadId);
    return answer(removed ? withUpload(memory, uploadId, null) : memory, { removed });
  }),
};
