import { forms } from '@portal/contracts/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { AppError } from '../app-error';
import type { SessionCall } from './call';

const audiences = new Map<string, string>(
  Object.entries(formDefinitions).map(([formId, { audience }]) => [formId, audience]),
);

/** Whether a call sends a form that is open to anyone: whom it is about is what its sender says, and opens nothing. */
export const isOpenForm = ({
  endpoint,
  params,
}: Pick<SessionCall, 'endpoint' | 'params'>): boolean =>
  endpoint.id === forms.submit.id && audiences.get(String(params['formId'])) === 'anyone';

/** A form of members is refused to visitors, and one that is not declared is not found, before a service is called (FM-1). */
export function checkForm({ endpoint, session, params }: SessionCall): void {
  if (endpoint.id !== forms.submit.id) return;
  const audience = audiences.get(String(params['formId']));
  if (audience === undefined) throw new AppError('NOT_FOUND');
  if (!session && audience !== 'anyone' && audience !== 'visitors') {
    throw new AppError('UNAUTHENTICATED');
  }
}
