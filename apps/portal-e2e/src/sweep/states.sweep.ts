import { expect, type Page, test } from '@playwright/test';
import { lookOfRow, titleOf } from './combinations';
import { contextOf } from './contexts';
import { applyLook, findings, openScreen, reachEnd, settled, waitForLook } from './looking';
import { answerWithProblems, holdAnswersBack } from './states';
import { type Amount, everyScreenOnce, type Visit } from './visits';

interface State {
  amount: Amount;
  open: (page: Page, visit: Visit) => Promise<void>;
}

async function openAll(page: Page, visit: Visit): Promise<void> {
  await openScreen(page, visit);
  await reachEnd(page, visit);
}

const states: Record<string, State> = {
  loading: {
    amount: 'usual',
    open: async (page, { path }) => {
      await holdAnswersBack(page);
      await page.goto(path);
      // The portal has no heading until it has started.
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    },
  },
  empty: { amount: 'empty', open: openAll },
  error: {
    amount: 'usual',
    open: async (page, visit) => {
      await answerWithProblems(page);
      await openAll(page, visit);
    },
  },
  filled: { amount: 'filled', open: openAll },
};

// Every screen once in each state, in one look after the other.
for (const [turn, [state, { amount, open }]] of Object.entries(states).entries()) {
  for (const [place, visit] of everyScreenOnce(amount).entries()) {
    const look = lookOfRow(place * 5 + turn);
    test(`axe finds nothing: ${visit.id}, ${state} (${titleOf(look)})`, async ({ browser }) => {
      const context = await contextOf(browser, visit);
      const page = await context.newPage();
      await applyLook(page, look);
      await open(page, visit);
      await waitForLook(page, look);
      await settled(page);
      const found = await findings(page, state);
      await context.close();
      expect(found).toEqual([]);
    });
  }
}
