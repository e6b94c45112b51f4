import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../language';
import { Button } from '../../Button';
import { Icon } from '../../Icon';
import { useSizeText } from './file-size';
import filesText from './files.text';
import { Thumbnail } from './Thumbnail';

/** What a row says of its file. `problem` replaces everything else. */
export type FileStatus =
  | { kind: 'waiting' | 'ready' }
  | { kind: 'sending'; sent: number }
  | { kind: 'problem'; words: ReactNode };

interface FileRowProps {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** Its bytes, for a thumbnail; undefined when the page does not have them. */
  file: File | undefined;
  status: FileStatus;
  onRemove: () => void;
  /** Sends the same bytes again. */
  onTryAgain?: (() => void) | undefined;
  /** Another file takes its place. */
  onChooseAgain?: (() => void) | undefined;
  /** The name of the control to which the summary of problems leads. */
  controlName: string;
}

/** A file of a form: picture, name, how far it is, and what can be done with it. */
export function FileRow(props: FileRowProps) {
  const { name, size, type, file, status, onRemove, onTryAgain, onChooseAgain } = props;
  const t = useText(filesText);
  return (
    <li className="file">
      <Thumbnail file={file} type={type} />
      <div className="stack s1">
        <p>
          <b dir="auto">{name}</b>
        </p>
        <Status name={name} size={size} status={status} />
      </div>
      <span className="row tight file-actions">
        {onTryAgain && (
          <Button kind="secondary" name={props.controlName} onClick={onTryAgain}>
            {t('files.again')}
            <span className="sr"> {name}</span>
          </Button>
        )}
        {onChooseAgain && (
          <Button kind="secondary" name={props.controlName} onClick={onChooseAgain}>
            {t('files.chooseAgain')}
            <span className="sr"> {name}</span>
          </Button>
        )}
        <Button kind="quiet" data-remove onClick={onRemove}>
          {t(status.kind === 'sending' ? 'files.stop' : 'files.remove')}
          <span className="sr"> {name}</span>
        </Button>
      </span>
    </li>
  );
}

function Status({ name, size, status }: Pick<FileRowProps, 'name' | 'size' | 'status'>) {
  const t = useText(filesText);
  const format = useFormat();
  const words = useSizeText()(size);
  switch (status.kind) {
    case 'waiting':
      return <p className="small mute">{t('files.waiting', { size: words })}</p>;
    case 'ready':
      return (
        <p className="small row tight one">
          <Icon name="check" />
          {t('files.ready', { size: words })}
        </p>
      );
    case 'sending': {
      const share = Math.min(100, Math.floor((status.sent / size) * 100));
      return (
        <>
          <progress max={100} value={share} aria-label={t('files.sendingOne', { name })} />
          <p className="small mute">
            {t('files.sending', { percent: format.percent(share), size: words })}
          </p>
        </>
      );
    }
    case 'problem':
      return (
        <div className="err small">
          <Icon name="circle-alert" />
          <div>{status.words}</div>
        </div>
      );
  }
}
