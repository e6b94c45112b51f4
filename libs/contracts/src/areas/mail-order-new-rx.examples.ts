import { exampleAnswers, readForm } from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { newRxForms } from '@portal/domain/mail-order';
import { defineExamples, type ExampleWorld } from '../examples';
import { mailOrderNewRx } from './mail-order-new-rx';

/** Each form, filled in with the examples of its fields; one of paper that is not yet written is refused. */
export const examples = defineExamples(mailOrderNewRx, {
  getSent: ({ memberId }) => [{ formId: newRxForms.transfer, memberId }],
  request: (world) => [
    ...Object.values(newRxForms).map((formId) => sent(world, formId)),
    sent(world, newRxForms.paper, { writtenOn: '2030-01-01' }),
  ],
});

function sent(
  { memberId, today }: ExampleWorld,
  formId: keyof typeof formDefinitions,
  change: object = {},
) {
  const definition = formDefinitions[formId];
  const facts = { today, signedIn: true, businessLine: 'COMMERCIAL' as const, known: {} };
  const { values } = readForm(definition, exampleAnswers(definition, facts), facts);
  const answers = { ...(values as { drugName: string; officePhone: string; phone: string }) };
  return {
    formId,
    body: {
      memberId,
      version: definition.version,
      language: 'en' as const,
      answers: { ...answers, days: '90' as const, ...change } as never,
    },
  };
}
