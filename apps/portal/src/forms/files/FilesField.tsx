import { fileLimits, totalSize } from '@portal/domain/files';
import type { AttachedFile } from '@portal/domain/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat, useText } from '../../language';
import { usePlatform } from '../../platform';
import type { Failure } from '../../store';
import { useWait } from '../../ui';
import { FieldGroup } from '../../ui/forms';
import { DropIn, FileInput, FileRow, type FileStatus, inMegabytes } from '../../ui/forms/files';
import filesText from '../../ui/forms/files/files.text';
import '../../ui/forms/files/files.css';
import { SignInTab } from '../draft/SignInTab';
import { chosenFile } from './chosen-files';
import { type UploadProblem, uploadProblemOf } from './upload-problem';
import type { UploadState } from './uploads.slice';
import { isCounted, useFiles } from './use-files';

interface FilesFieldProps {
  /** The `name` of its control. */
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  files: readonly AttachedFile[];
  /** How many files; ten unless given. */
  most?: number | undefined;
  onChange: (files: AttachedFile[]) => void;
  /** Files that were refused are listed, or no longer: the form waits until they are removed. */
  onRefused: (isListed: boolean) => void;
  /** What the service says of the file at a place. */
  errorOfFile?: (place: number) => string | undefined;
}

const limits = {
  megabytes: fileLimits.bytes / 1024 / 1024,
  total: fileLimits.totalBytes / 1024 / 1024,
};

/** Files of a form or a message: chosen or dropped, sent at once, and attached when the service has them. */
export function FilesField(props: FilesFieldProps) {
  const { name, label, hint, error, files, most = fileLimits.files, errorOfFile } = props;
  const t = useText(filesText);
  const format = useFormat();
  const { online } = usePlatform();
  const { uploads, refused, choose, tryAgain, remove, dismiss } = useFiles(props);
  const field = useRef<HTMLFieldSetElement>(null);
  const replacing = useRef<string>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const focusAfterRemoval = useFocusAfterRemoval(field, files.length + refused.length);
  const chooseAgain = (id: string) => {
    replacing.current = id;
    input.current?.click();
  };
  const counted = files.filter((file) => isCounted(file, uploads[file.id]));
  const problemOf = (state: UploadState | undefined, place: number) => {
    const said = errorOfFile?.(place);
    if (said) return { words: said, isFinal: true };
    if (state?.status !== 'failed') return undefined;
    const { failure } = state;
    const problem = uploadProblemOf(failure, online);
    return { words: <Problem problem={problem} failure={failure} />, isFinal: false };
  };
  return (
    <FieldGroup
      className="files"
      ref={field}
      legend={label}
      hint={
        <>
          {hint} {t('files.limits', { ...limits, most })}
        </>
      }
      error={error}
    >
      {(describedBy) => (
        <>
          {files.length + refused.length > 0 && (
            <ul className="list files">
              {files.map((file, place) => {
                const state = uploads[file.id];
                const content = chosenFile(file.id);
                const isLost = file.type === '' && !state;
                const problem = problemOf(state, place);
                const words = isLost ? t('files.problem.lost') : problem?.words;
                return (
                  <FileRow
                    key={file.id}
                    {...file}
                    file={content}
                    status={words ? { kind: 'problem', words } : statusOf(file, state)}
                    controlName={`${name}.${place}.id`}
                    onRemove={() => {
                      focusAfterRemoval(place);
                      remove(file);
                    }}
                    onTryAgain={problem && !problem.isFinal ? () => tryAgain(file) : undefined}
                    onChooseAgain={
                      isLost || problem?.isFinal ? () => chooseAgain(file.id) : undefined
                    }
                  />
                );
              })}
              {refused.map(({ key, problem, isOfService, ...file }, place) => (
                <FileRow
                  key={key}
                  {...file}
                  type=""
                  file={undefined}
                  status={{
                    kind: 'problem',
                    words: t(`files.problem.${problem}`, { ...limits, most }),
                  }}
                  controlName={key}
                  onChooseAgain={isOfService ? () => chooseAgain(key) : undefined}
                  onRemove={() => {
                    focusAfterRemoval(files.length + place);
                    dismiss(key);
                  }}
                />
              ))}
            </ul>
          )}
          {files.length > 0 && (
            <p className="small mute">
              {t('files.counted', {
                count: counted.length,
                most,
                total: limits.total,
                size: inMegabytes(totalSize(counted), format),
              })}
            </p>
          )}
          <DropIn
            name={name}
            describedBy={describedBy}
            invalid={error !== undefined}
            onChoose={(chosen) => choose(chosen)}
          />
          <FileInput
            ref={input}
            multiple={false}
            onChoose={(chosen) => choose(chosen, replacing.current)}
          />
        </>
      )}
    </FieldGroup>
  );
}

/** How far a file is that has no problem. */
function statusOf({ type }: AttachedFile, state: UploadState | undefined): FileStatus {
  if (type !== '') return { kind: 'ready' };
  return state?.status === 'sending' ? { kind: 'sending', sent: state.sent } : { kind: 'waiting' };
}

/** Why a file did not arrive; a member who is signed out is led to another tab. */
function Problem({ problem, failure }: { problem: UploadProblem; failure: Failure }) {
  const t = useText(filesText);
  const wait = useWait(failure);
  return (
    <>
      <p>
        {t(`files.problem.${problem}`, limits)} {wait}
      </p>
      {problem === 'signedOut' && <SignInTab />}
    </>
  );
}

/** Puts the focus on the row that takes the place of a removed one, else on the last row, else where files are chosen. */
function useFocusAfterRemoval(
  field: { readonly current: HTMLFieldSetElement | null },
  rows: number,
): (place: number) => void {
  const removed = useRef<number>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const left = [...(field.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = left[Math.min(removed.current, left.length - 1)];
    (next ?? field.current?.querySelector<HTMLElement>('.drop-in button'))?.focus();
    removed.current = null;
  }, [field, rows]);
  return (place) => {
    removed.current = place;
  };
}
