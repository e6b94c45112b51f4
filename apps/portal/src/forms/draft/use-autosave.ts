import type { UnknownAction } from '@reduxjs/toolkit';
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../language';
import { usePlatform } from '../../platform';
import { selectSecondsLeft } from '../../session';
import { useAppDispatch, useAppSelector } from '../../store';
import { requestEpic$ } from '../../store/epic';
import { draftsEpic, unsavedTextEpic } from './drafts.epic';
import { unansweredStep } from './records';
import {
  draftRemoveRequested,
  draftSaveRequested,
  type DraftToSave,
  pageLeft,
  selectDrafts,
} from './drafts.slice';
import { selectNoting, sendNoted } from './note-sent';

// As for a request: every store runs the epics from now on. Here, because the build drops a module without exports.
requestEpic$.next(draftsEpic);
requestEpic$.next(unsavedTextEpic);

/** A draft is saved this long after typing stops, at the latest. */
const pauseMs = 4_000;
/** The draft of someone who types without a pause is saved this often. */
const atLeastEveryMs = 20_000;
/**
 * A save that failed is repeated at this interval, unless the service says how long to wait: browsers do not report
 * every connection that comes back.
 */
const repeatEveryMs = 30_000;
/** The service may say 0 seconds. */
const shortestWaitMs = 1_000;

interface ToSave<Answers extends object> {
  formId: string;
  /** Saved when another object takes its place. */
  answers: Answers;
  /** What the draft holds. */
  content: Record<string, unknown>;
  step: string;
  /** Without it nothing is saved. */
  enabled: boolean;
  /** All that was entered was taken out again: the draft is removed, unless another page changed it. */
  isEmpty?: boolean;
  /** The answers that are saved already, if they are not those that the form begins with. */
  savedAnswers?: Answers | null;
}

export interface Autosave<Answers extends object> {
  /**
   * Saves at once, if anything changed since the last save, or that one did not arrive; not while the service takes no
   * save.
   */
  flush: () => void;
  /** For the element around the fields: a choice is complete when it is made, and is saved at once. */
  onChange: (event: ChangeEvent<HTMLElement>) => void;
  /** The change that follows is complete, as something that a button takes away: it is saved at once. */
  chosen: () => void;
  /** Saves this at once as what is sent, and then sends it by the action. */
  noteSent: (content: Record<string, unknown>, send: UnknownAction) => void;
  /** It is noted, and not sent yet. */
  isNoting: boolean;
  /** Saves this at once: the answers go on under another key. */
  saveAs: (content: Record<string, unknown>, step: string) => void;
  /** Saves at once, replacing whatever is there. */
  saveAgain: () => void;
  /** Removes the draft. The form goes on with these answers, which are not saved until one changes. */
  forget: (next: Answers) => void;
}

const isChoice = ({ target }: ChangeEvent<HTMLElement>) =>
  target.matches('input[type=radio], input[type=checkbox], select');

/**
 * Saves the draft of a form: at once when something is chosen, after a pause in typing, on another step or in another
 * language, before the page is left or hidden, when the idle warning shows, when the connection is back after a save
 * that failed, and when the caller flushes it (a field was left).
 */
export function useAutosave<Answers extends object>({
  formId,
  answers,
  content,
  step,
  enabled,
  isEmpty = false,
  savedAnswers = answers,
}: ToSave<Answers>): Autosave<Answers> {
  const dispatch = useAppDispatch();
  const platform = usePlatform();
  const isNoting = useAppSelector(selectNoting)[formId] === true;
  const draft = useAppSelector(selectDrafts)[formId];
  const hasDraft = (draft?.revision ?? 0) > 0;
  /** The last save failed, and another one may succeed without the member's decision. */
  const isToRepeat =
    Boolean(draft?.unsaved) && (draft?.failure === 'offline' || draft?.failure === 'server');
  const { unsaved = null, retryAfterSeconds = null } = draft ?? {};
  /** Until then the service takes no save. */
  const heldUntil = useRef(0);
  /** Step null: nothing is there to come back to. */
  const saved = useRef<{ answers: Answers | null; step: string | null }>({
    answers: savedAnswers,
    step,
  });
  const hasSaved = useRef(false);
  const changedAt = useRef<number | null>(null);
  const isChosen = useRef(false);

  const toSave = (draftContent = content, atStep = step): DraftToSave => {
    saved.current = { answers, step: atStep };
    changedAt.current = null;
    hasSaved.current = !isEmpty;
    return { formId, step: atStep, content: draftContent, ...(isEmpty && { isEmpty }) };
  };
  const save = (again?: true) =>
    dispatch(draftSaveRequested({ ...toSave(), ...(again && { again }) }));
  const forget = (next: Answers) => {
    saved.current = { answers: next, step: null };
    changedAt.current = null;
    hasSaved.current = false;
    dispatch(draftRemoveRequested({ formId }));
  };
  /** Also while the service takes no save: the page may end before it does, and a save that fails keeps the text. */
  const saveChanged = () => {
    // A step alone is worth saving only where there is something to come back to.
    const isKept = saved.current.step !== null;
    const isMoved = hasDraft && isKept && saved.current.step !== step;
    const isRepeated = isToRepeat && isKept;
    if (!enabled || !(saved.current.answers !== answers || isMoved || isRepeated)) return;
    if (!isEmpty || hasDraft || hasSaved.current || isRepeated) save();
  };
  const flush = () => {
    if (performance.now() >= heldUntil.current) saveChanged();
  };
  const flushNow = useEffectEvent(flush);
  const saveNow = useEffectEvent(saveChanged);

  useEffect(() => {
    if (saved.current.answers === answers) return;
    if (isChosen.current) {
      isChosen.current = false;
      return flushNow();
    }
    changedAt.current ??= performance.now();
    const left = atLeastEveryMs - (performance.now() - changedAt.current);
    const timer = setTimeout(() => flushNow(), Math.max(0, Math.min(pauseMs, left)));
    return () => clearTimeout(timer);
  }, [answers]);
  const language = useLanguage();
  useEffect(() => flushNow(), [step, language]);
  useEffect(() => {
    if (!isToRepeat) return;
    const stop = platform.on('connection', () => {
      if (platform.online) flushNow();
    });
    const waitMs =
      retryAfterSeconds === null
        ? repeatEveryMs
        : Math.max(shortestWaitMs, retryAfterSeconds * 1_000);
    if (retryAfterSeconds !== null) heldUntil.current = performance.now() + waitMs;
    const timer = setInterval(() => {
      heldUntil.current = 0;
      if (platform.online) flushNow();
    }, waitMs);
    return () => {
      heldUntil.current = 0;
      stop();
      clearInterval(timer);
    };
  }, [platform, isToRepeat, unsaved, retryAfterSeconds]);
  const isWarned = useAppSelector(selectSecondsLeft) !== null;
  useEffect(() => {
    if (isWarned) saveNow();
  }, [isWarned]);
  useEffect(() => {
    const stop = platform.on('leaving', () => {
      saveNow();
      dispatch(pageLeft());
    });
    return () => {
      stop();
      saveNow();
    };
  }, [dispatch, platform]);

  return {
    flush,
    onChange: (event) => {
      if (isChoice(event)) isChosen.current = true;
    },
    chosen: () => void (isChosen.current = true),
    noteSent: (note, send) => dispatch(sendNoted({ note: toSave(note, unansweredStep), send })),
    isNoting,
    saveAs: (other, atStep) => dispatch(draftSaveRequested(toSave(other, atStep))),
    saveAgain: () => save(true),
    forget,
  };
}
