import claimPayers from '@portal/domain/claim-payers';
import { defineTexts } from '../language';

/** Who paid for claims beside member and plan, wherever it is shown. */
export default defineTexts(claimPayers);
