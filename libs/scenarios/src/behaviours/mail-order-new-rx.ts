import { formDefinitions } from '@portal/domain/forms/all';
import type { FormDefinition, FormValues } from '@portal/domain/forms';
import { type Behaviour, type Behaviours, answer, refuse } from '../memory/behaviour';
import { NewRxFile, requestRows } from '../mail-order/new-rx';
import { isEligible } from '../mail-order/refills';
import { receive } from './forms';

const getRequests: Behaviour = {
  derived: true,
  fixture: NewRxFile,
  play: (memory, { query: { memberId = '' } }, context) =>
    answer(memory, { requests: requestRows(memory, context, memberId) }),
};

const request: Behaviour = {
  derived: true,
  derivedFrom: 'mailOrderRefills.getList',
  play: (memory, { params, body, idempotencyKey }, context) => {
    const definition: FormDefinition | undefined = Object.values(formDefinitions).find(
      ({ id, service }) => id === params['formId'] && service === 'mailOrderNewRx.request',
    );
    if (!definition) return refuse(memory, 404, 'FORM_UNKNOWN', 'There is no such form.');
    if (!isEligible(context)) {
      return refuse(memory, 403, 'NO_HOME_DELIVERY', 'The plan has no home delivery.');
    }
    const { answers, memberId } = body as unknown as { answers: FormValues; memberId: string };
    return receive(definition, { answers, memberId, key: idempotencyKey }, memory, context);
  },
};

export const behaviours: Behaviours = {
  'mailOrderNewRx.getRequests': getRequests,
  'mailOrderNewRx.request': request,
};
