import { clientIdOf, clientOf } from '@portal/client-config';
import * as z from 'zod/mini';
import type { PlayRequest } from '../check-request';
import { type Behaviour, type Behaviours, type Context, serviceError } from '../behaviour';

/** What a response file says: which pages of fixtures/content are shown; null for none. */
const Pages = z.object({
  page: z.nullable(z.string()),
  languageAssistance: z.optional(z.string()),
});

/** The markdown of the pages that the scenario names, in the line and the locale asked for. */
const getContent = (hasLanguages: boolean): Behaviour => ({
  fixture: Pages,
  play: (memory, request, context) => {
    const { page, languageAssistance } = context.fixture as z.output<typeof Pages>;
    const markdown = page === null ? '' : textOf(page, request, context);
    const languages = languageAssistance && textOf(languageAssistance, request, context);
    if (markdown === undefined || (languageAssistance && languages === undefined)) {
      const response = serviceError(404, 'CONTENT_NOT_FOUND', 'There is no such page.');
      return { memory, response };
    }
    const body = { markdown, ...(hasLanguages && { languageAssistance: languages ?? null }) };
    return { memory, response: { status: 200, body } };
  },
});

/** A page's markdown with the name and the number of the client in their places. */
function textOf(page: string, { params, query }: PlayRequest, context: Context) {
  const { name, phone } = clientOf(clientIdOf(query?.['client'] ?? context.scenario.client));
  return context.contents
    .get(`${page}/${params['line']}.${params['locale']}`)
    ?.replaceAll('{client}', name)
    .replaceAll('{phone}', phone);
}

export const behaviours: Behaviours = {
  'content.getEmergencyAlert': getContent(false),
  'content.getFooter': getContent(true),
};
