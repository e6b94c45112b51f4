import { clientIdOf, clientOf } from '@portal/client-config';
import { Emergency } from '@portal/contracts/content';
import * as z from 'zod/mini';
import type { PlayRequest } from '../memory/check-request';
import { fileNamesOf } from '../files/contents';
import { emergencyPhoneIn } from '../drugs/emergency';
import {
  type Behaviour,
  type Behaviours,
  type Context,
  answer,
  refuse,
  derived,
} from '../memory/behaviour';

/** What a response file says: which pages of fixtures/content are shown; null for none. */
const Pages = z.object({
  page: z.nullable(z.string()),
  languageAssistance: z.optional(z.string()),
  emergency: z.optional(Emergency),
});

/** The markdown of the pages that the scenario names, in the requested line and locale. */
const getContent = (extra: 'languageAssistance' | 'emergency'): Behaviour => ({
  fixture: Pages,
  play: (memory, request, context) => {
    const { page, languageAssistance, emergency } = context.fixture as z.output<typeof Pages>;
    const markdown = page === null ? '' : textOf(page, request, context);
    const languages = languageAssistance && textOf(languageAssistance, request, context);
    if (markdown === undefined || (languageAssistance && languages === undefined)) {
      return refuse(memory, 404, 'CONTENT_NOT_FOUND', 'There is no such page.');
    }
    const values = { languageAssistance: languages ?? null, emergency: emergency ?? null };
    const body = { markdown, [extra]: values[extra] };
    return answer(memory, body);
  },
});

/** A page's markdown with the name of the client, its phone number, and the number to call in an emergency. */
const textOf = (page: string, request: PlayRequest, context: Context) =>
  contentOf(page, request, context)?.markdown;

function contentOf(page: string, { params, query }: PlayRequest, context: Context) {
  const client = clientIdOf(query?.['client'] ?? context.scenario.client);
  const names = fileNamesOf(client, params['line'] ?? '', params['locale'] ?? '');
  const found = names.flatMap((each) => context.contents.get(`${page}/${each}`) ?? [])[0];
  if (!found) return undefined;
  const { name, phone } = clientOf(client);
  const markdown = found.markdown
    .replaceAll('{client}', name)
    .replaceAll('{phone}', phone)
    .replaceAll('{emergencyPhone}', emergencyPhoneIn(context) || phone);
  return { ...found, markdown };
}

export const behaviours: Behaviours = {
  /** The content page of a name: a folder of fixtures/content. */
  'content.getPage': derived((memory, request, context) => {
    const page = contentOf(request.params['page'] ?? '', request, context);
    return page
      ? answer(memory, { ...page })
      : refuse(memory, 404, 'CONTENT_NOT_FOUND', 'There is no such page.');
  }),
  'content.getEmergencyAlert': getContent('emergency'),
  'content.getFooter': getContent('languageAssistance'),
};
