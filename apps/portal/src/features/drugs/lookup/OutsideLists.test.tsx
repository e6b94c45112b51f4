import { screen, within } from '@testing-library/react';
import { openLookup as open } from './testing/lookup';

describe('lists of other sites', () => {
  const names = async (scenario: string) => {
    await open('', { scenario });
    const heading = await screen.findByRole('heading', { name: 'Other drug lists' });
    return within(heading.closest('section')!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  };

  test('the plan’s own by its name, for the global-health client', async () => {
    expect(await names('global-health-member')).toContain(
      'https://formulary.everfern.example/ghh2001-2002',
    );
  });

  test('Medicare’s for a Medicare member, none of a plan', async () => {
    const found = await names('medicare-member');
    expect(found).toContain('https://formulary.everfern.example/medicare');
    expect(found.filter((href) => href?.includes('ghh'))).toEqual([]);
  });
});

describe('the date windows of Medicare', () => {
  const openOn = (day: string) =>
    open('', { scenario: 'medicare-member', now: new Date(`${day}T12:00:00-05:00`) });

  test.each([
    [
      '2026-10-01',
      /^You can compare the plans of 2027 now\. You can change your plan from October 15, 2026 to December 7, 2026\.$/,
    ],
    ['2026-12-07', /^You can change your plan for 2027 until December 7, 2026\./],
    ['2026-12-08', /^The time to change your plan is over\./],
  ])('%s', async (day, text) => {
    await openOn(day);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('say nothing in September', async () => {
    await openOn('2026-09-30');
    await screen.findByRole('heading', { name: 'Other drug lists' });
    expect(screen.queryByText(/change your plan/)).toBeNull();
  });

  test('follow the settings', async () => {
    const days = (from: string, to: string) => ({ from, to });
    await open('', {
      scenario: 'medicare-member',
      now: new Date('2026-11-05T12:00:00-05:00'),
      overrides: {
        'session.getStatus': {
          body: {
            signedIn: true,
            variant: 'member',
            planWindows: {
              preview: days('10-01', '11-04'),
              openEnrollment: days('11-05', '12-05'),
              afterEnrollment: days('12-06', '12-31'),
              nextYearLookup: days('12-01', '12-31'),
            },
          },
        },
      },
    });
    expect(
      await screen.findByText(/^You can change your plan for 2027 until December 5, 2026\./),
    ).toBeVisible();
    expect(screen.queryByText(/, 2027$/)).toBeNull();
  });
});
