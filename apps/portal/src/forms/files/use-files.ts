import { fileLimits, type FileProblem, fileProblem, tidyFileName } from '@portal/domain/files';
import type { AttachedFile } from '@portal/domain/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../language';
import { useAppDispatch, useAppSelector } from '../../store';
import { requestEpic$ } from '../../store/epic';
import { useAnnounce } from '../../ui';
import filesText from '../../ui/forms/files/files.text';
import { forgetChosenFile, keepChosenFile } from './chosen-files';
import { canTryAgain, type UploadProblem, uploadProblemOf } from './upload-problem';
import { uploadsEpic } from './uploads.epic';
import { selectUploads, uploadDropped, type UploadState, uploadRequested } from './uploads.slice';

// As for a request: every store runs the epic from now on. Here, because the build drops a module without used exports.
requestEpic$.next(uploadsEpic);

/** A file that was chosen and is not attached, with the reason: it is on this page alone, and in no draft. */
export interface RefusedFile {
  key: string;
  name: string;
  size: number;
  problem: FileProblem | UploadProblem;
  /** It was sent: another file may take its place. One that was not is forgotten when it is chosen again. */
  isOfService: boolean;
}

/** Whether a file is attached or on its way; one that failed or was lost does not count. */
export const isCounted = ({ type }: AttachedFile, state: UploadState | undefined): boolean =>
  type !== '' || state?.status === 'waiting' || state?.status === 'sending';

interface FilesToUse {
  files: readonly AttachedFile[];
  onChange: (files: AttachedFile[]) => void;
  most?: number | undefined;
  /** Files that were refused are listed, or no longer: the form waits until they are removed. */
  onRefused: (isListed: boolean) => void;
}

/** The files of one field: chooses, sends, stops and removes them, and says to a screen reader how each ended. */
export function useFiles({ files, onChange, most = fileLimits.files, onRefused }: FilesToUse) {
  const t = useText(filesText);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const uploads = useAppSelector(selectUploads);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  useListed(refused.length > 0, onRefused);

  const drop = ({ id, type }: AttachedFile) => {
    forgetChosenFile(id);
    dispatch(uploadDropped({ id, isStored: type !== '' }));
  };
  /**
   * Takes what can be attached. It takes the place of the file with the id, or of one that failed and is chosen again;
   * without a file that can be attached nothing is dropped.
   */
  const choose = (chosen: readonly File[], replacedId?: string) => {
    const replaced = files.find(({ id }) => id === replacedId);
    const kept = files.filter((each) => each !== replaced);
    const dropped = new Set(replaced ? [replaced] : []);
    const counted = kept.filter((each) => isCounted(each, uploads[each.id]));
    const added: AttachedFile[] = [];
    const left: RefusedFile[] = [];
    for (const file of chosen) {
      const facts = { name: tidyFileName(file.name), size: file.size };
      const id = crypto.randomUUID();
      const problem = fileProblem(facts, [...counted, ...added], most);
      if (problem) {
        left.push({ key: id, ...facts, problem, isOfService: false });
        continue;
      }
      const failed = kept.find(
        (each) => each.name === facts.name && each.size === facts.size && !counted.includes(each),
      );
      if (failed) dropped.add(failed);
      keepChosenFile(id, file);
      added.push({ id, ...facts, type: '' });
    }
    const isReplaced = ({ key }: RefusedFile) => added.length > 0 && key === replacedId;
    const isChosenAgain = (before: RefusedFile) =>
      !before.isOfService && chosen.some((file) => tidyFileName(file.name) === before.name);
    setRefused([...refused.filter((each) => !isReplaced(each) && !isChosenAgain(each)), ...left]);
    const said = left.map(({ name }) => t('files.notAttached', { name }));
    if (added.length > 0) {
      dropped.forEach(drop);
      onChange([...files.filter((each) => !dropped.has(each)), ...added]);
      for (const { id } of added) dispatch(uploadRequested({ id }));
      said.unshift(t('files.started', { count: added.length }));
    }
    if (said.length > 0) announce(said.join(' '));
  };

  useEnded(files, uploads, (ended) => {
    const stored = new Map(
      ended.flatMap(({ id, state }) => (state.status === 'done' ? [[id, state] as const] : [])),
    );
    const left = ended.flatMap(({ id, name, size, state }): RefusedFile[] => {
      const problem = state.status === 'failed' && uploadProblemOf(state.failure, true);
      if (!problem || canTryAgain(problem)) return [];
      return [{ key: id, name, size, problem, isOfService: true }];
    });
    const isLeft = ({ id }: AttachedFile) => left.some(({ key }) => key === id);
    if (stored.size + left.length > 0) {
      onChange(
        files
          .filter((file) => !isLeft(file))
          .map((file) => {
            const { type = '', size = 0 } = stored.get(file.id) ?? {};
            return type ? { ...file, type, size } : file;
          }),
      );
    }
    if (left.length > 0) setRefused((before) => [...before, ...left]);
    files.filter(isLeft).forEach(drop);
    const words = ended.map(({ name, state }) =>
      t(state.status === 'done' ? 'files.attached' : 'files.notAttached', { name }),
    );
    announce(words.join(' '));
  });

  return {
    uploads,
    refused,
    choose,
    tryAgain: ({ id }: AttachedFile) => dispatch(uploadRequested({ id })),
    remove: (file: AttachedFile) => {
      drop(file);
      onChange(files.filter(({ id }) => id !== file.id));
      announce(t('files.removed', { name: file.name }));
    },
    dismiss: (key: string) => setRefused(refused.filter((each) => each.key !== key)),
  };
}

interface Ended extends Omit<AttachedFile, 'type'> {
  state: UploadState;
}

/** Calls back when rows begin to be listed, and when they no longer are: also because their field is gone. */
function useListed(isListed: boolean, onChange: (isListed: boolean) => void) {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (!isListed) return;
    changed(true);
    return () => changed(false);
  }, [isListed]);
}

/** Calls back for files that have arrived or failed since, each time once. */
function useEnded(
  files: readonly AttachedFile[],
  uploads: Readonly<Record<string, UploadState>>,
  onEnded: (ended: Ended[]) => void,
) {
  const told = useRef(new Set<UploadState>());
  const tell = useEffectEvent(() => {
    const ended = files.flatMap(({ type, ...file }): Ended[] => {
      const { id } = file;
      const state = uploads[id];
      if (!state || type !== '' || told.current.has(state)) return [];
      if (state.status !== 'done' && state.status !== 'failed') return [];
      told.current.add(state);
      return [{ ...file, state }];
    });
    if (ended.length > 0) onEnded(ended);
  });
  useEffect(() => tell(), [files, uploads]);
}
