import { answerDays, grievanceDays } from '@portal/domain/forms';
import { clientIdOf, clientOf } from '@portal/client-config';
import { Emergency } from '@portal/contracts/content';
import * as z from 'zod/mini';
import { TranslationEntries } from '@portal/contracts/translations';
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
import type { Json } from '../files/scenario-file';

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

/** How long answers take, for the pages that promise it. */
const promised = {
  accessibilityDays: answerDays.accessibility,
  urgentAccessibilityDays: answerDays.urgentAccessibility,
  grievanceDays: grievanceDays.file,
};

/** A page's markdown with the name of the client, its phone number, the number to call in an emergency, and times. */
const textOf = (page: string, request: PlayRequest, context: Context) =>
  contentOf(page, request, context)?.markdown;

function contentOf(page: string, { params, query }: PlayRequest, context: Context) {
  const client = clientIdOf(query?.['client'] ?? context.scenario.client);
  const names = fileNamesOf(client, params['line'] ?? '', params['locale'] ?? '');
  const found = names.flatMap((each) => context.contents.get(`${page}/${each}`) ?? [])[0];
  if (!found) return undefined;
  const { name, phone } = clientOf(client);
  const emergencyPhone = emergencyPhoneIn(context) || phone;
  const markdown = Object.entries({ client: name, phone, emergencyPhone, ...promised }).reduce(
    (text, [placeholder, value]) => text.replaceAll(`{${placeholder}}`, String(value)),
    found.markdown,
  );
  return { ...found, markdown };
}

/** The entries of the requested language; a response file has both languages. */
const entriesByLocale: Behaviour = {
  fixture: z.object({ 'en-US': TranslationEntries, 'es-ES': TranslationEntries }),
  play: (memory, { params }, { fixture }) => {
    const byLocale = fixture as Record<string, Json>;
    const body = byLocale[params['locale'] ?? ''] ?? [];
    return answer(memory, body);
  },
};

/** What a response file says: the answer for each business line. */
const ByLine = z.object({ commercial: z.unknown(), medicare: z.unknown() });

const ofLine: Behaviour = {
  fixture: ByLine,
  play: (memory, { params }, { fixture }) => {
    const line = params['line'] === 'medicare' ? 'medicare' : 'commercial';
    const body = (fixture as Record<string, Json>)[line] as Json;
    return answer(memory, body);
  },
};

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
  'translations.getEntries': entriesByLocale,
  'translations.getClientEntries': entriesByLocale,
  /** The offer of the line; its code is for members alone. */
  'planContent.getVirtualTherapy': {
    fixture: ByLine,
    play: (memory, request, context) => {
      const { response, ...rest } = ofLine.play(memory, request, context);
      const { offer } = response.body as { offer: Record<string, Json> | null };
      const shown = offer && !context.identity ? { ...offer, code: null, codeEndsOn: null } : offer;
      return { ...rest, response: { ...response, body: { offer: shown } } };
    },
  },
  'planContent.getDocuments': ofLine,
  'planContent.getServiceArea': ofLine,
  'planContent.getStarRatings': ofLine,
};
