import axe from 'axe-core';

/**
 * Fails with every finding of axe in the document: WCAG 2.0 to 2.2 A and AA, and best practice.
 * Contrast is left to the browser tests: jsdom draws nothing.
 */
export async function expectNoAxeViolations(): Promise<void> {
  const { violations } = await axe.run(document, {
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
    selectors: false,
  });
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n  ${html}`),
  );
  expect(findings).toEqual([]);
}
