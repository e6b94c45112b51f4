import { exampleAnswers, readForm } from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { defineExamples, type ExampleWorld } from '../examples';
import { forms } from './forms';

/** The forms of a Medicare member, filled in with the examples of their fields. */
export const examples = defineExamples(forms, {
  getSent: () => [{ formId: 'coverage-determination' }],
  submit: (world) =>
    world.businessLine === 'MEDD' && !world.isVisitor
      ? [
          signed(world, 'payment-plan-election', true),
          ...(isInPaymentPlan(world) ? [signed(world, 'payment-plan-leave')] : []),
        ]
      : [],
});

/** The plan can only be left by who is in it. */
function isInPaymentPlan({ responseOf }: ExampleWorld): boolean {
  const answer = responseOf('forms.getPaymentPlan') as { paymentPlan?: { status: string } } | null;
  return answer?.paymentPlan?.status === 'ACTIVE';
}

function signed(world: ExampleWorld, formId: keyof typeof formDefinitions, isDrawn = false) {
  const definition = formDefinitions[formId];
  const { businessLine, memberId, today } = world;
  const facts = {
    today,
    signedIn: true,
    businessLine,
    known: { memberId, birthDate: '1953-08-19' },
  };
  const answers = exampleAnswers(definition, facts, {
    signedBy: 'representative',
    representativeName: 'Marisol Sampleton',
  });
  return {
    formId,
    body: {
      version: definition.version,
      language: 'en' as const,
      answers: readForm(definition, answers, facts).values as Record<string, unknown>,
      signature: {
        name: 'Marisol Sampleton',
        agreed: true as const,
        ...(isDrawn && { drawing: 'M10 10L20 20' }),
      },
    },
  };
}
