import drugForms from '@portal/domain/drug-forms';
import { defineTexts } from './dictionary';

/** The forms that a drug comes in. */
export default defineTexts(drugForms);
