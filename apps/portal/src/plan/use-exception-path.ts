import { useFlag, useSession } from '../session/use-session';

/** The path of the form that asks the plan for prior authorization; null without the feature (Spec §6: flag 182). */
export function useApprovalPath(): string | null {
  const hasForm = useFlag('coverageDetermination', 'unsecuredCoverageDetermination');
  return hasForm ? '/member/coverage-determination' : null;
}

/** The path of the form that asks the plan for an exception; Medicare has one form for both requests. */
export function useExceptionPath(): string | null {
  const approval = useApprovalPath();
  return useSession().businessLine === 'MEDD' ? approval : '/member/drug-exception';
}
