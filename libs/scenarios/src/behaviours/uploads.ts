import { type Behaviour, type Behaviours, answer, refuse } from '../memory/behaviour';
import { uploadsIn, UploadsFile, withUpload } from '../forms/uploads';

/** Stores a file; the same id again replaces it. */
const put: Behaviour = {
  derived: true,
  fixture: UploadsFile,
  play: (memory, { params: { uploadId = '' }, file }) => {
    if (!file || file.size === 0) {
      return refuse(memory, 422, 'FILE_EMPTY', 'The file has no bytes.');
    }
    return answer(withUpload(memory, uploadId, file), { upload: { id: uploadId, ...file } });
  },
};

/** Deletes a file; one that is not there is deleted already. */
const remove: Behaviour = {
  derived: true,
  play: (memory, { params: { uploadId = '' } }, context) => {
    const removed = Object.hasOwn(uploadsIn(memory, context), uploadId);
    return answer(removed ? withUpload(memory, uploadId, null) : memory, { removed });
  },
};

export const behaviours: Behaviours = { 'uploads.put': put, 'uploads.remove': remove };
