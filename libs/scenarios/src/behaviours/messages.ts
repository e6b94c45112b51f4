import { inputKinds } from '@portal/domain';
import { filesProblem } from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { longestMessage } from '@portal/domain/messages';
import { type Behaviours, answer, refuse } from '../memory/behaviour';
import { caregiverOf } from '../family-access/invitations';
import { knownFiles, type NamedFile, unknownAmong, uploadsIn } from '../forms/uploads';
import { factsOf, receiptOf } from '../forms/receipt';
import { withLanguage } from '../messages/notices';
import { repliesIn, threadsIn, withReply } from '../messages/threads';

export const behaviours: Behaviours = {
  /** Receives a reply to a secure message, once for each key; the answer comes as late as to a first message. */
  'messages.reply': {
    derived: true,
    derivedFrom: 'notifications.getList',
    recordedAsIs: true,
    play: (memory, request, context) => {
      const { params, body, idempotencyKey: key = '' } = request;
      const {
        language,
        body: text,
        files: named,
      } = body as { language: 'en' | 'es'; body: string; files?: NamedFile[] };
      const { mpmId = '' } = params;
      const replies = repliesIn(memory);
      const before = replies.find((each) => each.key === key);
      if (before) {
        const ids = ({ id }: { id: string }) => id;
        const isSame =
          before.body === text &&
          before.mpmId === mpmId &&
          before.files.map(ids).join() === (named ?? []).map(ids).join();
        return isSame
          ? answer(memory, { receipt: before.receipt })
          : refuse(memory, 409, 'FORM_ALREADY_SENT', 'This reply was received with another text.');
      }
      if (!threadsIn(memory, context, 'en').some((thread) => thread.mpmId === mpmId)) {
        return refuse(memory, 404, 'MESSAGE_NOT_FOUND', 'There is no secure message here.');
      }
      const uploads = uploadsIn(memory, context);
      const files = knownFiles(named, uploads);
      const unknown = unknownAmong(files, uploads, 'files');
      const wrong = unknown.length === 0 && filesProblem({}, files);
      const { problem: ofText } = inputKinds.longText.read(text, longestMessage);
      const fields = [
        ...(ofText ? [{ field: 'body', problem: ofText }] : []),
        ...unknown.map(({ path, code }) => ({ field: path, problem: code })),
        ...(wrong ? [{ field: 'files', problem: wrong.code }] : []),
      ];
      if (fields.length > 0) {
        const message = 'FORM_FIELDS_REFUSED: Some fields are not valid.';
        return { memory, response: { status: 422, body: { message, fields } } };
      }
      const number = `SR-9${String(replies.length + 1).padStart(4, '0')}`;
      const facts = factsOf(context);
      const writtenBy = caregiverOf(memory, request, context);
      const receipt = receiptOf(formDefinitions.contact, { body: text }, facts, number, context);
      return answer(
        withReply(withLanguage(memory, language, writtenBy), {
          key,
          mpmId,
          body: text,
          files,
          writtenBy,
          receipt,
        }),
        { receipt },
      );
    },
  },
  /** What is known of a file of one of the member's own messages; the stand-in adds its bytes. */
  'messages.getFile': {
    derived: true,
    derivedFrom: 'notifications.getList',
    recordedAsIs: true,
    play: (memory, { params: { mpmId, uploadId } }, context) => {
      const thread = threadsIn(memory, context, 'en').find((each) => each.mpmId === mpmId);
      const file = thread?.entries.flatMap(({ files }) => files).find(({ id }) => id === uploadId);
      return file
        ? answer(memory, { ...file })
        : refuse(memory, 404, 'FILE_NOT_FOUND', 'No message here has this file.');
    },
  },
};
