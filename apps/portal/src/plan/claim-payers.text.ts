import claimPayers from '@portal/domain/claim-payers';
import { defineTexts } from '../language';

/** Who else than the member and the plan paid for claims, wherever it is shown. */
export default defineTexts(claimPayers);
