import { formDefinitions } from '@portal/domain/forms/all';
import type { FormDefinition, FormValues } from '@portal/domain/forms';
import { type Behaviours, answer, refuse, derivedFrom } from '../memory/behaviour';
import { NewRxFile, requestRows } from '../mail-order/new-rx';
import { isEligible } from '../mail-order/refills';
import { receive } from './forms';

export const behaviours: Behaviours = {
  'mailOrderNewRx.getRequests': {
    derived: true,
    fixture: NewRxFile,
    play: (memory, { query: { memberId = '' } }, context) =>
      answer(memory, { requests: requestRows(memory, context, memberId) }),
  },
  'mailOrderNewRx.request': derivedFrom(
    'mailOrderRefills.getList',
    (memory, { params, body, idempotencyKey }, context) => {
      const definition: FormDefinition | undefined = Object.values(formDefinitions).find(
        ({ id, service }) => id === params['formId'] && service === 'mailOrderNewRx.request',
      );
      if (!definition) return refuse(memory, 404, 'FORM_UNKNOWN', 'There is no such form.');
      if (!isEligible(context)) {
        return refuse(memory, 403, 'NO_HOME_DELIVERY', 'The plan has no home delivery.');
      }
      const { answers, memberId } = body as { answers: FormValues; memberId: string };
      return receive(definition, { answers, memberId, key: idempotencyKey }, memory, context);
    },
  ),
};
