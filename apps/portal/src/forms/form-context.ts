import type { DateProblem } from '@portal/domain';
import type {
  Answer,
  Answers,
  FormDefinition,
  FormFacts,
  FormField,
  FormProblem,
} from '@portal/domain/forms';
import { createContext, type ReactNode, useContext } from 'react';
import type { TextOfForm } from './form-texts';

/** A record of the portal that a form may be about. */
export interface RelatedItem {
  /** `claim:ID`, `order:ID` or `quote:ID`. */
  value: string;
  label: string;
}

/** What the fields of the form that is open need. */
export interface OpenForm {
  definition: FormDefinition;
  facts: FormFacts;
  /** For whom the form is sent, where that may be another person. */
  memberId: string | undefined;
  answers: Answers;
  textOf: TextOfForm;
  relatedItems: readonly RelatedItem[];
  enter: (path: string, answer: Answer) => void;
  /** Takes one group out of a repeat. */
  removeGroup: (path: string, index: number) => void;
  /** A field of files lists some that were refused, or no longer. */
  holdBack: (path: string, isHeld: boolean) => void;
  /** The message at a field; undefined while there is nothing to say. */
  errorOf: (path: string) => string | undefined;
  /** What is wrong with which part of a date, where its message is shown. */
  dateProblemsOf: (path: string) => readonly DateProblem[];
}

/** What every control of a field is given. */
export interface ControlProps<Field extends FormField = FormField> {
  /** The field's place in the answers; also the `name` of its control. */
  path: string;
  field: Field;
  label: ReactNode;
  hint: string | undefined;
  error: string | undefined;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

const FormContext = createContext<OpenForm | null>(null);
export const FormProvider = FormContext.Provider;

/** The form that is open around a field. */
export function useOpenForm(): OpenForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs a form around it.');
  return form;
}

/** A problem that the service reported, and the answer that it was about. */
export interface Refusal extends FormProblem {
  answer: Answer | undefined;
}
