import { claimCsvHeader, claimCsvRecord, formulaLike } from '@portal/domain';
import { saveFile } from '../../platform';
import type { Claim } from './claims.selectors';

/**
 * The claims as a CSV text (CL-4): every value in quotes, formulas made harmless, lines ended as
 * RFC 4180 requires; a drug and a status by their words on the page. Loads its library on demand; fails when that fails.
 */
export async function claimsCsv(
  rows: readonly Claim[],
  statusOf: (claim: Claim) => string,
): Promise<string> {
  const { default: papa } = await import('papaparse');
  return papa.unparse(
    {
      fields: [...claimCsvHeader],
      data: rows.map((row) =>
        claimCsvRecord({ ...row, drugName: row.drug, claimStatus: statusOf(row) }),
      ),
    },
    { quotes: true, escapeFormulae: formulaLike, newline: '\r\n' },
  );
}

/** Downloads a table as a file. The byte order mark lets a spreadsheet read it as UTF-8. */
export function downloadCsv(text: string, fileName: string): void {
  downloadFile(`\ufeff${text}`, fileName, 'text/csv;charset=utf-8');
}

/** Hands a text to the member as a file. */
export function downloadFile(text: string, fileName: string, type: string): void {
  saveFile(new Blob([text], { type }), fileName);
}
