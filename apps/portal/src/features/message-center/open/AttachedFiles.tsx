import { useId } from 'react';
import { useText } from '../../../language';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Button, Icon } from '../../../ui';
import { useSizeText } from '../../../ui/forms/files';
import { messageFiles, type Thread } from '../messages.requests';
import openMessageText from './open-message.text';

type File = Thread['entries'][number]['files'][number];

/** The files of one entry of a secure message, each with its size; a click saves it. */
export function AttachedFiles({ mpmId, files }: { mpmId: string; files: readonly File[] }) {
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
