// Reads a response with 10,000 claims, and compares that with JSON.parse of the same text, in one run.
// Usage: npm run bench:parse
import { readResponse } from '@portal/contracts';
import { claims } from '@portal/contracts/claims';
import { median } from '@portal/resilience';

const rowCount = 10_000;
const runs = 41;
const limit = 6;

const rowAt = (index: number) => ({
  dateOfService: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
  drugName: `Glyvexa ${index % 90} mg tablet`,
  spanishName: 'Glyvexa',
  strength: `${index % 90} mg`,
  drugForm: 'tablet',
  serviceProvider: 'Maple & Main Pharmacy',
  amtInsurancePaid: `${(index * 7) % 400}.50`,
  copayAmount: index % 3 === 0 ? (index % 60) + 0.25 : `${index % 60}.25`,
  CLAIM_STATUS: index % 20 === 0 ? 'REJECTED' : 'PAID',
  PRODUCT_ID: String(10_000_000_000 + index),
  healthServiceId: `HS-${index}`,
  memberId: 'EVF00421787',
  memberFirstName: 'Marisol',
});

const text = JSON.stringify({
  claimsHistory: { claim: Array.from({ length: rowCount }, (_, index) => rowAt(index)) },
});

const parsing: number[] = [];
const reading: number[] = [];
// By turns, so that other work of the machine concerns both.
for (let run = 0; run < runs; run += 1) {
  const started = performance.now();
  const body: unknown = JSON.parse(text);
  const parsed = performance.now();
  const read = readResponse(claims.getHistory.response, body);
  const finished = performance.now();
  if (read.issues.length > 0) throw new Error(`The example is invalid: ${read.issues.join(', ')}.`);
  parsing.push(parsed - started);
  reading.push(finished - parsed);
}

const [parse, read] = [median(parsing), median(reading)];
const ratio = (parse + read) / parse;
console.log(`${rowCount} claims, ${(text.length / 1e6).toFixed(1)} MB, median of ${runs} runs`);
console.log(`JSON.parse ${parse.toFixed(1)} ms; with the schema ${(parse + read).toFixed(1)} ms`);
console.log(`${ratio.toFixed(2)} times JSON.parse (at most ${limit})`);
if (ratio > limit) process.exitCode = 1;
