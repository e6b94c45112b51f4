import type { Answer, Answers } from './conditions';
import { groupsIn } from './read-form';

/** The answer at a path: a name, or `group.index.name`. */
export function answerAt(answers: Answers, path: string): Answer | undefined {
  const [name = '', index, inner] = path.split('.');
  if (index === undefined || inner === undefined) return answers[name];
  return groupsIn(answers[name])[Number(index)]?.[inner];
}

/** The answers with another one at a path; groups that the path does not name stay the same objects. */
export function withAnswer(answers: Answers, path: string, answer: Answer): Answers {
  const [name = '', index, inner] = path.split('.');
  if (index === undefined || inner === undefined) return { ...answers, [name]: answer };
  const groups = groupsIn(answers[name]).map((group, place) =>
    place === Number(index) ? { ...group, [inner]: answer } : group,
  );
  return { ...answers, [name]: groups };
}
