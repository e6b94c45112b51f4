import type { Failure } from '../../store';

/** Why a file did not arrive, as the page says it. */
export type UploadProblem =
  | 'type'
  | 'empty'
  | 'tooLarge'
  | 'infected'
  | 'cutOff'
  | 'notScanned'
  | 'signedOut'
  | 'tooFast'
  | 'offline'
  | 'interrupted'
  | 'server';

const byCode: Readonly<Partial<Record<Failure['code'], UploadProblem>>> = {
  FILE_TYPE_REFUSED: 'type',
  FILE_EMPTY: 'empty',
  FILE_TOO_LARGE: 'tooLarge',
  FILE_INFECTED: 'infected',
  FILE_CUT_OFF: 'cutOff',
  FILE_NOT_SCANNED: 'notScanned',
};
const byStatus: Readonly<Record<number, UploadProblem>> = {
  401: 'signedOut',
  408: 'interrupted',
  413: 'tooLarge',
  415: 'type',
  429: 'tooFast',
};

export function uploadProblemOf({ status, code }: Failure, online: boolean): UploadProblem {
  if (status === 0) return online ? 'interrupted' : 'offline';
  return byCode[code] ?? byStatus[status] ?? 'server';
}

/** Problems of the file itself: sending the same bytes again does not help. */
const ofTheFile: ReadonlySet<UploadProblem> = new Set([
  'type',
  'empty',
  'tooLarge',
  'infected',
  'cutOff',
]);

export const canTryAgain = (problem: UploadProblem): boolean => !ofTheFile.has(problem);
