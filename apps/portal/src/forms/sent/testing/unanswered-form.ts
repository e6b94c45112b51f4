import { createApiClient } from '@portal/api-client';
import { drafts } from '@portal/contracts/drafts';
import { forms } from '@portal/contracts/forms';
import { exampleAnswers } from '@portal/domain/forms';
import { form as exception } from '@portal/domain/forms/drug-exception';
import { cleanup, screen } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { type RenderedScreen, renderScreen } from '../../../testing';
import { formFacts } from '../../../testing/open-form';

/** A member who sends a request for an exception. */
export const scenario = 'commercial-member';
export const submit = 'forms.submit';
export const words = {
  en: { send: 'Send my request', review: 'Check your answers', looking: /^Checking if your form/ },
  es: { send: 'Enviar mi solicitud', review: 'Revise sus respuestas', looking: /^Revisando si/ },
};
export type Language = keyof typeof words;
type Overrides = NonNullable<Parameters<typeof renderScreen>[1]>['overrides'];

/** Opens the form at its review, by a draft that is stored. */
export async function atReview(language: Language = 'en', overrides: Overrides = {}) {
  const answers = exampleAnswers(exception, formFacts, { asker: 'self', files: [] });
  const content = { version: exception.version, key: 'key-1', answers };
  const rendered = await renderScreen(exception.path, {
    scenario,
    language,
    overrides,
    before: (transport) => {
      const { save } = createApiClient({ transport })(drafts);
      const body = { replaces: 0, step: 'review', content };
      void firstValueFrom(save({ formId: exception.id, body }));
    },
  });
  await screen.findByRole('heading', { name: words[language].review });
  return rendered;
}

/** Signs and sends it. */
export async function sign({ user }: RenderedScreen, language: Language = 'en') {
  await user.type(screen.getByRole('textbox'), 'Marisol Sampleton');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: words[language].send }));
}

/** The page is loaded again, by another store. */
export function reload({ transport }: RenderedScreen, language: Language = 'en') {
  cleanup();
  return renderScreen(exception.path, { scenario, transport, language });
}

/** Each time that it was sent. */
export const sentIn = ({ transport }: RenderedScreen) =>
  transport.calls.filter(({ endpointId }) => endpointId === submit);
/** The keys under which it was sent. */
export const keysOf = (rendered: RenderedScreen) =>
  new Set(sentIn(rendered).map(({ idempotencyKey }) => idempotencyKey));

/** What was sent before arrives after all. */
export async function arrive(rendered: RenderedScreen) {
  const [sent] = sentIn(rendered);
  rendered.transport.override(submit, undefined);
  const { submit: send } = createApiClient({ transport: rendered.transport })(forms);
  const { body, idempotencyKey = '' } = sent!;
  await firstValueFrom(send({ formId: exception.id, body: body as never, idempotencyKey }));
}

/** The step of the one draft, as the lists of drafts show it. */
export async function draftStep({ transport }: RenderedScreen) {
  const { getList } = createApiClient({ transport })(drafts);
  return (await firstValueFrom(getList())).drafts.at(0)?.step;
}
