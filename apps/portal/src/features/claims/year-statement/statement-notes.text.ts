import statementNotes from '@portal/domain/statement-notes';
import { defineTexts } from '../../../language';

/** What the sums of a statement hold and what they leave out. */
export default defineTexts(statementNotes);
