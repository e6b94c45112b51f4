import type { FieldError } from '../../ui/forms';
import { readField } from './read-field';
import { useShortForm } from './use-short-form';

interface CodeFormProps {
  /** What to enter, where what was typed is no code. */
  problem: string;
  refused?: readonly FieldError[];
  isBusy: boolean;
  onTry: () => void;
  onReady: (code: string) => void;
}

/** The field of a code, once in a form. */
export const codeField = (texts: { label: string; hint: string }) =>
  ({ kind: 'code', name: 'code', ...texts }) as const;

/** The digits of a typed code, or its error with this message. */
export const readCode = (typed: string, message: string) =>
  readField('code', 'code', typed, message);

/** A form with one field: a code that was sent to a phone or an email address. */
export const useCodeForm = ({ problem, ...form }: CodeFormProps) =>
  useShortForm({ ...form, initial: { code: '' }, read: ({ code }) => readCode(code, problem) });
