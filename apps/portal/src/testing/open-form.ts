import {
  type Answers,
  exampleAnswers,
  type FormDefinition,
  type FormFacts,
} from '@portal/domain/forms';
import { screen } from '@testing-library/react';
import { renderScreen } from './render-screen';

/** Who is not in the payment plan has no form to leave it. */
const inPaymentPlan = {
  body: {
    paymentPlan: { status: 'ACTIVE', planYear: 2026, startsOn: '2026-02-01', endsOn: null },
  },
};

const scenarioOf = ({ audience }: FormDefinition) =>
  audience === 'visitors'
    ? 'visitor'
    : audience === 'medicareMembers'
      ? 'medicare-member'
      : 'commercial-member';

/** What the examples of the answers may depend on. */
export const formFacts: FormFacts = {
  today: '2026-11-05',
  signedIn: true,
  businessLine: 'COMMERCIAL',
  known: { memberId: 'GMR00730512' },
};

/** Opens a form at a step, with the answers before it as in a draft. */
export async function openFormAt(
  definition: FormDefinition,
  step: string,
  changes: Answers = {},
  scenario = scenarioOf(definition),
) {
  const answers = exampleAnswers(definition, formFacts, changes);
  const draft = {
    formId: definition.id,
    revision: 1,
    savedAt: '2026-11-05T12:00:00Z',
    expiresAt: '2027-01-04T12:00:00Z',
    step,
    content: { version: definition.version, key: 'key-1', answers },
  };
  const rendered = await renderScreen(definition.path, {
    scenario,
    overrides:
      definition.audience === 'visitors'
        ? {}
        : { 'drafts.getOne': { body: { draft } }, 'forms.getPaymentPlan': inPaymentPlan },
  });
  const declared = definition.steps[step];
  const heading = declared ? declared.heading.en : 'Check your answers';
  await screen.findByRole('heading', { name: heading });
  return rendered;
}
