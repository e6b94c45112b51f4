import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type RenderOptions } from '../../testing';

const open = (path: string, scenario: string, options: RenderOptions = {}) =>
  renderScreen(`/member/${path}`, { scenario, ...options });

/** The note of the dashboard's limits card. */
const ofLimits = async () =>
  within((await screen.findByText('What a covered fill costs you now')).parentElement!);

describe('what a covered fill costs from now on', () => {
  describe('a family that reached its limit pays nothing, in every place', () => {
    const scenario = 'family-maximum-met';
    const nothing =
      'Your family reached its limit. Each of you pays $0.00 for covered drugs through December 31, 2026.';

    test('the dashboard', async () => {
      await open('dashboard', scenario);
      expect((await ofLimits()).getByText(nothing)).toBeVisible();
      const costs = within(screen.getByRole('region', { name: /^What a fill costs/ }));
      expect(await costs.findByText(nothing)).toBeVisible();
      expect(costs.queryByText('$10.00')).toBeNull();
      expect(screen.queryByText(/only your share/)).toBeNull();
    });

    test('my drugs, one’s own and a child’s', async () => {
      const { user } = await open('my-drugs', scenario);
      const short = () => within(screen.getByRole('region', { name: 'In short' }));
      await screen.findByRole('region', { name: 'In short' });
      expect(short().getByText('You now pay $0.00 for covered drugs.')).toBeVisible();
      await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
      expect(await screen.findByText('You now pay $0.00 for covered drugs.')).toBeVisible();
      expect(screen.queryByText(/pay your share/)).toBeNull();
    });

    test('the claim that used up the deductible', async () => {
      const { user } = await open('claims', scenario);
      const [claim] = await screen.findAllByRole('button', { name: /Glyvexa/ });
      await user.click(claim!);
      const next = within((await screen.findByText('Next time')).parentElement!);
      expect(next.getByText('$0.00')).toBeVisible();
      expect(
        next.getByText(/^Your family reached its limit\. Each of you pays nothing/),
      ).toBeVisible();
    });

    test('the benefits', async () => {
      await open('benefits', scenario);
      expect(await screen.findByText(nothing)).toBeVisible();
    });

    test('what counted', async () => {
      await open('healthcarebalances/counted', scenario);
      const name = 'Through the family limit: your plan pays all for the rest of 2026';
      expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
      expect(screen.queryByText(/only your share for the rest/)).toBeNull();
    });

    test('in Spanish', async () => {
      await open('dashboard', scenario, { language: 'es' });
      const sentence =
        'Su familia alcanzó su límite. Cada uno de ustedes paga $0.00 por los medicamentos cubiertos hasta el 31 de diciembre de 2026.';
      expect((await screen.findAllByText(sentence)).length).toBe(2);
    });
  });

  describe('the extra cost of a brand over its generic', () => {
    const ofPlan = (brandDifferenceCounts: string) => ({
      'benefits.getSummary': {
        body: { planCode: 'X', displays: [{ displayGroup: '', tiers: [] }], brandDifferenceCounts },
      },
    });
    const extra = /If you take a brand that has a generic, you still pay the difference/;
    const still = /The extra cost of a brand over its generic counts\.$/;
    const never = /the extra cost of a brand over its generic do not count\.$/;

    test.each([
      ['true', false],
      ['false', true],
    ])('counts, %s: is owed at the limit, %s', async (counts, isOwed) => {
      await open('dashboard', 'family-maximum-met', { overrides: ofPlan(counts) });
      const note = await ofLimits();
      await waitFor(() => expect(note.queryByText(extra) !== null).toBe(isOwed));
    });

    test.each([
      ['true', still],
      ['false', never],
    ])('the balances say so: counts, %s', async (counts, words) => {
      await open('healthcarebalances', 'family-maximum-met', { overrides: ofPlan(counts) });
      expect(await screen.findByText(words)).toBeVisible();
    });

    test('a caregiver who does not see the benefits reads nothing else of it', async () => {
      const body = { signedIn: true, csrfToken: 'csrf-1', caregiver: { scopes: ['claims'] } };
      await open('healthcarebalances', 'family-maximum-met', {
        overrides: { 'session.getStatus': { body } },
      });
      const premiums = 'Premiums and drugs your plan does not cover do not count.';
      expect(await screen.findByText(premiums)).toBeVisible();
      expect(document.body).not.toHaveTextContent(/extra cost of a brand/);
    });
  });

  test('one’s own deductible is met: a share', async () => {
    await open('dashboard', 'commercial-member');
    const sentence =
      'Your own deductible is met. You now pay only your share of each covered drug.';
    expect((await ofLimits()).getByText(sentence)).toBeVisible();
    const costs = within(screen.getByRole('region', { name: /^What a fill costs/ }));
    expect(await costs.findByText('25%')).toBeVisible();
    expect(costs.queryByText('After your deductible')).toBeNull();
    expect(screen.queryByText(/^Medical bills are part of these amounts/)).toBeNull();
  });

  test('where medical bills count too, the dashboard says so next to the limits', async () => {
    await open('dashboard', 'combined-rx-med');
    expect(await screen.findByText(/^Medical bills are part of these amounts/)).toBeVisible();
  });

  test('the claim that used up the deductible says the share of the next fill', async () => {
    const { user } = await open('claims', 'commercial-member');
    const [claim] = await screen.findAllByRole('button', { name: /Glyvexa/ });
    await user.click(claim!);
    const next = within((await screen.findByText('Next time')).parentElement!);
    expect(next.getByText('About $92.00')).toBeVisible();
  });

  test('with Extra Help the copays of the year, and no share of a price', async () => {
    await open('dashboard', 'medicare-extra-help');
    const sentence = 'With Extra Help you pay at most $5.10 for a generic and $12.65 for a brand.';
    expect((await screen.findAllByText(sentence)).length).toBe(2);
    expect(screen.queryByText('25%')).toBeNull();
  });

  test('with Extra Help there is no stage of a deductible, whatever the balances name', async () => {
    const row = { deductible: 0, pm: 40, member: { memberNumber: 'GMR00730512', sub: 'S' } };
    const planInfo = { individualDeductible: '615.00', individualOOPMax: '2100.00' };
    await open('healthcarebalances', 'medicare-extra-help', {
      overrides: { 'balances.getBenefitBalance': { body: { balance: [row], planInfo } } },
    });
    expect(await screen.findByText(/^Once \$2,060\.00 more counts/)).toBeVisible();
    expect(screen.queryByText('Deductible stage')).toBeNull();
  });

  test('my drugs say so with Extra Help', async () => {
    await open('my-drugs', 'medicare-extra-help');
    expect(await screen.findByText('With Extra Help you pay its copays.')).toBeVisible();
  });

  test('with Extra Help the stages of the balances name no share either', async () => {
    await open('healthcarebalances', 'medicare-extra-help');
    expect(await screen.findByText(/^With Extra Help you pay at most \$5\.10/)).toBeVisible();
    expect(screen.getByText(/^Once \$[\d.,]+ more counts toward your limit/)).toBeVisible();
    expect(screen.queryByText(/You pay your share/)).toBeNull();
    expect(screen.queryByText(/You pay the full price/)).toBeNull();
  });

  test.each(['dashboard', 'healthcarebalances'])(
    'Medicare without its benefits, which alone tell of Extra Help: the %s guesses no share',
    async (path) => {
      const overrides = { 'benefits.getSummary': { status: 503 } };
      await open(path, 'medicare-member', { overrides });
      expect(
        await screen.findByText(/because part of your plan’s data did not load/),
      ).toBeVisible();
      expect(screen.queryByText(/^You pay your share/)).toBeNull();
    },
  );

  test('the benefits name it above the table of the plan', async () => {
    await open('benefits', 'commercial-member');
    const card = within(await screen.findByRole('region', { name: /covered fill costs you now/ }));
    expect(card.getByText(/^Your own deductible is met/)).toBeVisible();
  });
});

describe('a plan without a family limit', () => {
  const scenario = 'family-maximum-null';

  test('meets no one’s limit through the family', async () => {
    await open('healthcarebalances', scenario);
    await screen.findByText('Your plan has no family limit. Each person has their own.');
    expect(screen.queryByText('Met through the family')).toBeNull();
  });

  describe('whose answer leaves the limit out or malformed: not known, not none', () => {
    const overrides = {
      'balances.getBenefitBalance': {
        body: {
          balance: ['EVF00421787', 'EVF00421787-02'].map((memberNumber, place) => ({
            member: { sub: place ? 'D' : 'S', firstName: memberNumber, memberNumber },
            deductible: 100,
            pm: 200,
          })),
          planInfo: { individualDeductible: 1500, individualOOPMax: 4000, familyOOPMax: 'N/A' },
        },
      },
    };

    test('the balances', async () => {
      await open('healthcarebalances', scenario, { overrides });
      const family = within(await screen.findByRole('region', { name: 'Your family together' }));
      expect(family.getByText(/do not have every family limit of your plan/)).toBeVisible();
      expect(family.queryByText(/has no family limit/)).toBeNull();
    });

    test('the dashboard says why the cost is not known, and whom to ask', async () => {
      await open('dashboard', scenario, { overrides });
      expect(await screen.findByText('$1,400.00 left')).toBeVisible();
      const note = await ofLimits();
      expect(
        note.getByText(/an amount of your limits is missing, or two of our answers/),
      ).toBeVisible();
      expect(note.getByRole('link', { name: /1-800/ })).toBeVisible();
    });
  });

  test('the next fill of a child costs the full price', async () => {
    const { user } = await open('my-drugs', scenario);
    await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
    expect(await screen.findByText('$1,224.00 left')).toBeVisible();
    expect(screen.queryByText('$90.16')).toBeNull();
  });
});

test('a caregiver sends no call for it that the member did not allow', async () => {
  const status = { signedIn: true, memberId: 'EVF00421787', emulation: null };
  const { transport } = await open('benefits', 'family-maximum-met', {
    overrides: { 'session.getStatus': { body: { ...status, caregiver: { scopes: ['prices'] } } } },
  });
  await screen.findAllByRole('table');
  const sent = transport.calls.map(({ endpointId }) => endpointId);
  expect(sent).toContain('benefits.getSummary');
  expect(sent).not.toContain('balances.getBenefitBalance');
});
