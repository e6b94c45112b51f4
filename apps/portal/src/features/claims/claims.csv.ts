import { claimCsvHeader, claimCsvRecord, formulaLike } from '@portal/domain';
import type { Claim } from './claims.selectors';

/**
 * The claims as a CSV text (CL-4): every value in quotes, formulas made harmless, lines ended as
 * RFC 4180 requires. Loads its library on demand; fails when that fails.
 */
export async function claimsCsv(rows: readonly Claim[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  return papa.unparse(
    { fields: [...claimCsvHeader], data: rows.map(claimCsvRecord) },
    { quotes: true, escapeFormulae: formulaLike, newline: '\r\n' },
  );
}

/** Downloads a table as a file. The byte order mark lets a spreadsheet read it as UTF-8. */
export function downloadCsv(text: string, fileName: string): void {
  downloadFile(`\ufeff${text}`, fileName, 'text/csv;charset=utf-8');
}

/** Hands a text to the member as a file. */
export function downloadFile(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the file after this task; a URL revoked at once would be empty.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
