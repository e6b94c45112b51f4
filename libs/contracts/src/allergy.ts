import { severities } from '@portal/domain/account';
import * as z from 'zod/mini';
import * as f from './fields';
import { ownWords } from './typed-as';

/** An allergy by its English name, with what the member said of the reaction (forms.md 10). */
export const Allergy = z.object({
  name: f.required(f.label),
  /** Only of a drug of the catalogue. */
  spanishName: f.drugName,
  reaction: f.freeText,
  severity: f.code([...severities, 'unknown']),
});

/** A text of health as it is saved; the service judges it, this only refuses what no field has room for. */
export const healthText = f.withMeaning(z.string().check(z.maxLength(500), ownWords), 'freeText');

export const SavedAllergy = z.strictObject({
  name: healthText,
  spanishName: healthText,
  reaction: healthText,
  severity: f.withMeaning(z.enum([...severities, 'unknown']), 'code'),
});
