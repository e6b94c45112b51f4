import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { type Accepted, acceptedOf, nameOf, occurrence } from './accepted';

const require = createRequire(import.meta.url);
const ibmSource = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface IbmResult {
  ruleId: string;
  value: [level: string, outcome: string];
  message: string;
  snippet: string;
  path: { dom: string };
}

/** Whether a finding is accepted; notes once a test that it occurs. */
function isAccepted(engine: Accepted['engine'], rule: string, markup: string): boolean {
  const found = acceptedOf(engine, rule, markup);
  if (!found) return false;
  const { annotations } = test.info();
  const description = nameOf(found);
  if (!annotations.some((each) => each.description === description)) {
    annotations.push({ type: occurrence, description });
  }
  return true;
}

/** What IBM's engine is sure of on the whole page, one text each. */
export async function ibmFindings(page: Page, where: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in globalThis))) {
    // A script of the page declares `ace` for itself.
    await page.evaluate(`${ibmSource}; globalThis.ace = ace;`);
  }
  const results = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as {
      ace: {
        Checker: new () => {
          check: (what: Document, policies: string[]) => Promise<{ results: IbmResult[] }>;
        };
      };
    };
    const report = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    return report.results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, value, message, snippet, path }) => ({
        ruleId,
        value,
        message,
        snippet,
        path: { dom: path.dom },
      }));
  });
  return results
    .filter(({ ruleId, snippet }) => !isAccepted('ibm', ruleId, snippet))
    .map(
      ({ ruleId, message, snippet, path }) =>
        `${where}: ${ruleId}: ${message}\n  ${snippet}\n  ${path.dom}`,
    );
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // A list may have a name (WAI-ARIA 1.2), and lists next to each other need one.
  rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
});

/** What is not valid HTML, one text each. */
export async function htmlFindings(html: string, where: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split('\n');
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column, size, selector }) => ({
      ruleId,
      message,
      selector,
      snippet: (lines[line - 1] ?? '').slice(Math.max(column - 2, 0), column + Math.max(size, 160)),
    }))
    .filter(({ ruleId, snippet }) => !isAccepted('html', ruleId, snippet))
    .map(
      ({ ruleId, message, selector, snippet }) =>
        `${where}: ${ruleId}: ${message}\n  ${snippet}\n  ${selector}`,
    );
}
