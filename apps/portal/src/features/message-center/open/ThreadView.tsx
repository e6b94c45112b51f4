import { useEffect, useId, useState } from 'react';
import { draftLoaded } from '../../../forms/draft/drafts.slice';
import { storedDraft } from '../../../forms/draft/stored-draft.requests';
import { useFormat, useText } from '../../../language';
import { useSession } from '../../../session';
import { answerFor, useAppDispatch, useAppSelector } from '../../../store';
import { Alert, Button, Icon, Skeleton, useSentences } from '../../../ui';
import { useSizeText } from '../../../ui/forms/files';
import { messageFiles, type Thread } from '../messages.requests';
import { useAuthor } from '../use-author';
import openMessageText from './open-message.text';
import { Paragraphs } from './Paragraphs';
import { readReplyDraft, replyFormId } from './reply-draft';
import { ReplyForm } from './ReplyForm';

/** A secure message with its answers, and the reply to it. */
export function ThreadView({ mpmId, thread }: { mpmId: string; thread: Thread }) {
  const t = useText(openMessageText);
  const format = useFormat();
  const author = useAuthor();
  const { emulation } = useSession();
  const { entries, expected, quickAnswers } = thread;
  const at = (iso: string) => iso && `${format.longDate(iso)}, ${format.time(iso)}`;
  return (
    <>
      <div className="stack">
        {entries.map(({ from, sender, writtenBy, sentOn, body, files }, place) => (
          <article key={place} className={`said stack s1${from === 'member' ? ' me' : ''}`}>
            <div className="between">
              <h3 dir="auto">
                {from === 'member' ? author(writtenBy) : sender || t('thread.service')}
              </h3>
              <span className="small mute">{at(sentOn)}</span>
            </div>
            <Paragraphs text={body} />
            <AttachedFiles mpmId={mpmId} files={files} />
          </article>
        ))}
      </div>
      {expected?.answerBy && (
        <Alert
          tone="info"
          title={t('thread.expected', {
            date: format.longDate(expected.answerBy),
            time: format.theTime(expected.answerBy),
          })}
        />
      )}
      {emulation ? (
        <p className="mute no-print">{t('reply.readOnly')}</p>
      ) : (
        <Reply key={mpmId} mpmId={mpmId} quickAnswers={quickAnswers.map(({ text }) => text)} />
      )}
    </>
  );
}

type File = Thread['entries'][number]['files'][number];

/** The files of one entry of a secure message, each with its size; a click saves it. */
function AttachedFiles({ mpmId, files }: { mpmId: string; files: readonly File[] }) {
  const t = useText(openMessageText);
  if (files.length === 0) return null;
  return (
    <ul className="attached" aria-label={t('thread.files', { count: files.length })}>
      {files.map((file) => (
        <AttachedFile key={file.id} mpmId={mpmId} file={file} />
      ))}
    </ul>
  );
}

function AttachedFile({ mpmId, file }: { mpmId: string; file: File }) {
  const t = useText(openMessageText);
  const dispatch = useAppDispatch();
  const sizeOf = useSizeText();
  const id = useId();
  const { id: uploadId, name, type, size } = file;
  const { status, failure } = useAppSelector(messageFiles.select)[`${mpmId}/${uploadId}`] ?? {};
  return (
    <li>
      <Button
        kind="quiet"
        busy={status === 'loading'}
        aria-describedby={failure && id}
        onClick={() => dispatch(messageFiles.requested({ mpmId, uploadId, fileName: name }))}
      >
        <Icon name={type.startsWith('image/') ? 'file-image' : 'file-text'} />
        <span dir="auto">{name}</span>
      </Button>
      <b className="on-paper" dir="auto" aria-hidden="true">
        {name}
      </b>{' '}
      {size !== null && <span className="small mute">{sizeOf(size)}</span>}
      {failure && (
        <p className="err small" id={id} role="alert">
          <Icon name="circle-alert" />
          <span>{t(failure.status === 404 ? 'thread.fileGone' : 'thread.fileFailed')}</span>
        </p>
      )}
    </li>
  );
}

/** The reply to a secure message: its draft first. A draft that does not load keeps no one from writing. */
function Reply({ mpmId, quickAnswers }: { mpmId: string; quickAnswers: readonly string[] }) {
  const { loading } = useSentences('message');
  const dispatch = useAppDispatch();
  const formId = replyFormId(mpmId);
  /** Names the request: what the store holds may be the draft of an earlier visit. */
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  useEffect(
    () => void dispatch(storedDraft.requested({ formId, visit })),
    [dispatch, formId, visit],
  );
  const stored = useAppSelector(storedDraft.select);
  const data = answerFor(stored, (input) => input.visit === visit);
  const loaded = data.data?.draft;
  useEffect(() => {
    if (loaded !== undefined) dispatch(draftLoaded({ formId, draft: loaded }));
  }, [dispatch, formId, loaded]);
  if (data.status !== 'success' && data.status !== 'failure') {
    return <Skeleton label={loading} lines={2} />;
  }
  return (
    <ReplyForm
      key={visit}
      mpmId={mpmId}
      quickAnswers={quickAnswers}
      start={readReplyDraft(loaded?.content)}
      onTakeOther={() => setVisit(crypto.randomUUID())}
    />
  );
}
