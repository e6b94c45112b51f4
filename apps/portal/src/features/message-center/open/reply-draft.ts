import { answerOfFile, type AttachedFile, filesIn } from '@portal/domain/forms';

/** A reply as it is being written. */
export interface ReplyAnswers {
  body: string;
  files: readonly AttachedFile[];
}

/** What the draft of a reply holds: the key under which it is received once, the text, and its files. */
export interface ReplyDraft {
  key: string;
  answers: ReplyAnswers;
  /** It was sent, and the page that sent it got no answer yet. */
  isTried?: boolean;
  /** Something was changed since it was sent. */
  isChanged?: boolean;
}

export const emptyReply: ReplyAnswers = { body: '', files: [] };

/** The name under which the draft of a reply is stored; no other form begins so. */
export const replyFormId = (mpmId: string): string =>
  `reply-${mpmId.toLowerCase().replace(/[^a-z0-9-]/g, '-')}`.slice(0, 60);

/** The content of a draft as it is stored. */
export const storedReply = ({
  key,
  answers,
  isTried,
  isChanged,
}: ReplyDraft): Record<string, unknown> => ({
  key,
  body: answers.body,
  files: answers.files.map(answerOfFile),
  ...(isTried && { isTried, ...(isChanged && { isChanged }) }),
});

/** Reads a stored draft; a new one when it holds no text. */
export function readReplyDraft(content: Record<string, unknown> | undefined): ReplyDraft {
  const { key, body, files, isTried, isChanged } = content ?? {};
  return typeof key === 'string' && typeof body === 'string'
    ? {
        key,
        answers: { body, files: filesIn(files) },
        isTried: isTried === true,
        isChanged: isChanged === true,
      }
    : { key: crypto.randomUUID(), answers: emptyReply };
}
