import { useRef, useState } from 'react';
import type { NoToken, ProcessorFrameHandle } from './ProcessorFrame';

/**
 * The card or the account that is typed into the processor's frame: a request for its token, and the problem when
 * there is none. The problem of the request before is gone as soon as there is another.
 */
export function useTypedFields() {
  const frame = useRef<ProcessorFrameHandle>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NoToken['error'] | null>(null);
  const tokenise = async <Typed extends object>(
    request: (handle: ProcessorFrameHandle) => Promise<Typed | NoToken>,
  ): Promise<Typed | NoToken> => {
    setProblem(null);
    if (!frame.current) {
      setProblem('failed');
      return { error: 'failed' };
    }
    setBusy(true);
    const typed = await request(frame.current);
    setBusy(false);
    if ('error' in typed) setProblem(typed.error);
    return typed;
  };
  return {
    frame,
    isBusy,
    problem,
    tokeniseCard: () => tokenise((handle) => handle.tokenise()),
    tokeniseAccount: () => tokenise((handle) => handle.tokeniseAccount()),
    /** Goes back to the first field to correct. */
    focus: () => frame.current?.focus(),
  };
}

export type TypedFieldsState = ReturnType<typeof useTypedFields>;
