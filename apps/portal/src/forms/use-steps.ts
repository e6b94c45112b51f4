import {
  type FormProblem,
  type FormStep,
  fieldsOf,
  type FormDefinition,
} from '@portal/domain/forms';
import { createSearchParams, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Receipt } from './send-form.requests';
import { useReceipt } from './sent/use-receipt';

export const reviewStep = 'review';

/** The step that a problem is in; undefined for the signature, and for a field that no step has. */
export function stepOfProblem(definition: FormDefinition, path: string): string | undefined {
  const [name = ''] = path.split('.');
  if (!Object.hasOwn(fieldsOf(definition), name)) return undefined;
  return Object.entries(definition.steps).find(([, { fields }]) =>
    Object.hasOwn(fields, name),
  )?.[0];
}

/**
 * The step that is shown, each with its own URL, so that the browser's Back leads to the one before. A step after
 * `reachable` is not shown. `start`: the step of the draft.
 */
export function useStepInUrl<Id extends string>(
  ids: readonly Id[],
  reachable: number,
  start: string | null | undefined,
) {
  const navigate = useNavigate();
  // Another site of the client links to a form with a fragment (`#!/member`), which its URL keeps.
  const { search, hash } = useLocation();
  const wanted = new URLSearchParams(search).get('step') ?? start ?? '';
  const current = Math.min(Math.max(0, ids.indexOf(wanted as Id)), reachable);
  return {
    wanted,
    current,
    step: ids[current] as Id,
    go: (step: Id) => void navigate({ search: `?step=${step}`, hash }),
  };
}

/** The steps of a form. A step is shown once the ones before it are complete. */
export function useSteps(
  definition: FormDefinition,
  steps: readonly (readonly [string, FormStep])[],
  problems: readonly FormProblem[],
  start: string | undefined,
) {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const { receipt, keep } = useReceipt<Receipt>(definition.id);
  const ids = [...steps.map(([id]) => id), reviewStep];
  const incomplete = ids.findIndex((id) =>
    problems.some(({ path }) => stepOfProblem(definition, path) === id),
  );
  const reachable = incomplete < 0 ? ids.length - 1 : incomplete;
  const { wanted, ...place } = useStepInUrl(ids, reachable, start);
  const isSent = wanted === 'sent';
  return {
    ...place,
    ids,
    /** The index of the last step that may be shown. */
    reachable,
    receipt: isSent ? receipt : undefined,
    /** The number of a form that was sent, where only the URL has it: in another tab, or on another day. */
    sentNumber: isSent && !receipt ? (params.get('number') ?? '') : '',
    confirm: (confirmed: Receipt) =>
      keep(confirmed, {
        search: `?${createSearchParams({ step: 'sent', number: confirmed.referenceNumber })}`,
        hash,
      }),
  };
}
