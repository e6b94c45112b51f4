import {
  type Answer,
  answerAt,
  type Answers,
  type FormDefinition,
  type FormFacts,
  type FormProblem,
  groupsIn,
  readForm,
  withAnswer,
} from '@portal/domain/forms';
import { useMemo, useState } from 'react';
import type { Refusal } from './form-context';

/** The answers of a form while it is filled in, and which of their problems are shown. */
export function useForm(definition: FormDefinition, facts: FormFacts, initial: Answers) {
  const [opened] = useState(initial);
  const [answers, setAnswers] = useState(opened);
  /** Fields whose problems are shown until they are mended: those that were left, or stood in the way of going on. */
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  /** Fields of files that list some that were refused: those are in no answer. */
  const [held, setHeld] = useState<readonly string[]>([]);
  const read = useMemo(() => readForm(definition, answers, facts), [definition, answers, facts]);
  // A refusal is about one answer: another one may be accepted.
  const standing = refusals.filter(
    ({ path, answer }) =>
      answerAt(answers, path) === answer && !read.problems.some((each) => each.path === path),
  );
  const unfinished = held
    .filter((path) => !read.problems.some((each) => each.path === path))
    .map((path): FormProblem => ({ path, code: 'fileUnfinished' }));
  const problems: readonly FormProblem[] = [...read.problems, ...standing, ...unfinished];

  const isWrong = (path: string) => problems.some((each) => each.path === path);
  if ([...shown].some((path) => !isWrong(path))) setShown(new Set([...shown].filter(isWrong)));

  const show = (paths: readonly string[]) => setShown(new Set([...shown, ...paths]));
  return {
    answers,
    /** What a draft brought is not changed, even where it is what an empty form begins with: it has its step. */
    isChanged: answers !== opened,
    values: read.values,
    problems,
    shownProblems: problems.filter(({ path }) => shown.has(path)),
    show,
    enter: (path: string, answer: Answer) =>
      setAnswers((before) => withAnswer(before, path, answer)),
    holdBack: (path: string, isHeld: boolean) =>
      setHeld((before) => [...before.filter((each) => each !== path), ...(isHeld ? [path] : [])]),
    removeGroup: (path: string, index: number) => {
      const groups = groupsIn(answers[path]).filter((_, place) => place !== index);
      setAnswers({ ...answers, [path]: groups });
      setShown(new Set([...shown].filter((each) => !each.startsWith(`${path}.`))));
    },
    refuse: (refused: readonly FormProblem[]) => {
      setRefusals(refused.map((each) => ({ ...each, answer: answerAt(answers, each.path) })));
      show(refused.map(({ path }) => path));
    },
    /** Takes other answers in the place of all. */
    replace: (next: Answers) => {
      setAnswers(next);
      setShown(new Set());
      setRefusals([]);
    },
  };
}
