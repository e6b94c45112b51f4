import { differenceLines } from './report';
import type { JourneyResult, StepResult } from './run-journey';

/** Results as JUnit XML: a suite for each journey, a case for each call. */
export function junitOf(results: readonly JourneyResult[]): string {
  const suites = results.map(({ journey, steps }) => {
    const failed = steps.filter(({ verdict }) => !['same', 'left out'].includes(verdict)).length;
    const left = steps.filter(({ verdict }) => verdict === 'left out').length;
    const attributes = `name="${xml(journey)}" tests="${steps.length}" failures="${failed}" skipped="${left}"`;
    return [
      `  <testsuite ${attributes}>`,
      ...steps.map((step) => caseOf(journey, step)),
      '  </testsuite>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites.flat(),
    '</testsuites>',
    '',
  ].join('\n');
}

function caseOf(journey: string, { call, outcome, verdict, reason, differences, ms }: StepResult) {
  const head = `    <testcase classname="${xml(journey)}" name="${xml(`${call} ${outcome}`.trim())}" time="${(ms / 1000).toFixed(3)}"`;
  if (verdict === 'same') return `${head}/>`;
  if (verdict === 'left out') return `${head}><skipped message="${xml(reason ?? '')}"/></testcase>`;
  const text = [reason ?? '', ...differences.flatMap(differenceLines)]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  return `${head}><failure message="${verdict}">${xml(text)}</failure></testcase>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function xml(text: string): string {
  return [...text]
    .filter((char) => char >= ' ' || char === '\n')
    .map((char) => entities[char] ?? char)
    .join('');
}
