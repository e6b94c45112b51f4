import { fileTypes } from '@portal/domain/files';
import { type DragEvent, type Ref, useRef, useState } from 'react';
import { useText } from '../../../language';
import { Button } from '../../Button';
import { Icon } from '../../Icon';
import filesText from './files.text';

/** Media types, and the endings of those that systems do not know by them. */
const accepted = [...Object.values(fileTypes), 'image/heif', '.heic', '.heif', '.tif'].join();

interface DropInProps {
  name: string;
  /** The ids of hint and error. */
  describedBy: string | undefined;
  invalid: boolean;
  onChoose: (files: File[]) => void;
}

/** Where files are chosen, or dropped. */
export function DropIn({ name, describedBy, invalid, onChoose }: DropInProps) {
  const t = useText(filesText);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const over = (event: DragEvent, next: boolean) => {
    event.preventDefault();
    setOver(next);
  };
  return (
    <div
      className={`drop-in${isOver ? ' over' : ''}`}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        onChoose([...event.dataTransfer.files]);
      }}
    >
      <p className="row tight one desk-only">
        <Icon name="upload" />
        {t('files.drop')}
      </p>
      <Button
        kind="secondary"
        icon="paperclip"
        name={name}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onClick={() => input.current?.click()}
      >
        {t('files.choose')}
      </Button>
      <FileInput ref={input} multiple onChoose={onChoose} />
    </div>
  );
}

interface FileInputProps {
  multiple: boolean;
  onChoose: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
}

/** The browser's own dialog; a button opens it. */
export function FileInput({ multiple, onChoose, ref }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accepted}
      multiple={multiple}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file may be chosen again.
        currentTarget.value = '';
        onChoose(files);
      }}
    />
  );
}
