import { severities } from '@portal/domain/account';
import * as z from 'zod/mini';
import { code, drugName, freeText, label, required, withMeaning } from './fields';

/** An allergy by its English name, with what the member said of the reaction (forms.md 10). */
export const Allergy = z.object({
  name: required(label),
  /** Only of a drug of the catalogue. */
  spanishName: drugName,
  reaction: freeText,
  severity: code([...severities, 'unknown']),
});

/** A text of health as it is saved; the service judges it, this only refuses what no field has room for. */
export const healthText = withMeaning(z.string().check(z.maxLength(500)), 'freeText');

export const SavedAllergy = z.strictObject({
  name: healthText,
  spanishName: healthText,
  reaction: healthText,
  severity: withMeaning(z.enum([...severities, 'unknown']), 'code'),
});
