import { screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../testing';
import { fill, heading, names, openFinder, search, searchPlace } from './testing/finder';

describe('no pharmacy', () => {
  test('with the filters: how far the next one is that has them, and the way back', async () => {
    const { user } = await openFinder('?radius=2&only=driveThrough,delivers');
    await heading('No pharmacy within 2 miles has everything you chose');
    expect(screen.getByText('5 pharmacies are there without these filters.')).toBeVisible();
    expect(
      await screen.findByText(/^The next one is [\d.]+ miles away: .+ in .+, MN\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the filters' }));
    await heading('5 pharmacies within 2 miles');
  });

  test('in the whole state: the next one, and a search around it', async () => {
    const { user } = await openFinder('', { scenario: 'pharmacies-none-near' });
    await heading('No pharmacy within 5 miles');
    await expectNoAxeViolations();
    const there = screen.getByRole('button', { name: /^Search around / });
    await user.click(there);
    await heading(/pharmac(y|ies) within 5 miles/);
  });

  test('a wider search finds it where fifty miles are enough', async () => {
    const { user } = await openFinder('?radius=2&name=Velvetleaf');
    await user.click(await screen.findByRole('button', { name: /^Search within \d+ miles$/ }));
    await heading(/pharmac(y|ies) within \d+ miles/);
    expect(names()[0]).toMatch(/Velvetleaf/);
  });
});

test('a service that counts more than it lists is never said to know of no other', async () => {
  const searchArea = { place: 'found', total: 1, latitude: 45, longitude: -93 };
  const { transport } = await openFinder('?radius=2&only=openNow', {
    overrides: { 'pharmacies.search': { body: { pharmacyList: { pharmacy: [] }, searchArea } } },
  });
  await heading('No pharmacy within 2 miles has everything you chose');
  const calls = () =>
    transport.calls.filter(({ endpointId }) => endpointId === 'pharmacies.search');
  await waitFor(() => expect(calls()).toHaveLength(3));
  expect(screen.getByRole('button', { name: 'Remove the filters' })).toBeVisible();
  expect(screen.queryByText(/^No other pharmacy that we know/)).toBeNull();
});

test('with filters that no pharmacy of the country has: says so', async () => {
  await openFinder('?radius=2&only=driveThrough,delivers&name=Nowhere');
  await heading('No pharmacy within 2 miles has everything you chose');
  expect(
    await screen.findByText('No other pharmacy that we know has all of it either.'),
  ).toBeVisible();
});

describe('a place that is none', () => {
  test.each([
    ['00601', 'We have no pharmacies in the territories'],
    ['00000', 'We do not know 00000'],
    ['Nowhereville', 'We do not know Nowhereville'],
    ['Portland', 'There is a Portland in several states. Which one?'],
  ])('%s: %s', async (typed, title) => {
    const { user } = await openFinder();
    await heading(/pharmacies within/);
    await searchPlace(user, typed);
    const found = await heading(title);
    await waitFor(() => expect(found).toHaveFocus());
    expect(screen.getByLabelText('City or ZIP code')).toHaveValue(typed);
  });

  test('of several states: the chosen one is searched', async () => {
    const { user } = await openFinder('?place=Portland');
    await user.click(await screen.findByRole('button', { name: 'Portland, CT' }));
    await screen.findByText('Around Portland, CT');
  });

  test.each(['', '5500', '<script>alert(1)</script>', 'x'.repeat(200)])(
    '"%s" is not sent; what to enter is said at the field',
    async (typed) => {
      const { user, transport } = await openFinder('', { scenario: 'visitor' });
      await heading('Where are you looking?');
      const field = await fill(user, 'City or ZIP code', typed);
      await user.click(search());
      expect(await screen.findByText(/^Enter a ZIP code, such as 55000/)).toBeVisible();
      expect(field).toHaveFocus();
      expect(field).toHaveValue(typed);
      const calls = transport.calls.filter(({ endpointId }) => endpointId === 'pharmacies.search');
      expect(calls).toEqual([]);
    },
  );

  test('that cannot be searched leaves no pharmacies of the place before', async () => {
    const { user } = await openFinder('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await searchPlace(user, '5500');
    expect(await screen.findByText(/^Enter a ZIP code, such as 55000/)).toBeVisible();
    await heading('Where are you looking?');
    expect(screen.queryByRole('heading', { name: /pharmacies within/ })).toBeNull();
    await searchPlace(user, '55000');
    await heading('5 pharmacies within 2 miles');
  });

  test('a name that is too long is refused, and is kept', async () => {
    const { user } = await openFinder('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await fill(user, 'Name or part of it (optional)', 'x'.repeat(101));
    await user.click(search());
    const name = screen.getByLabelText('Name or part of it (optional)');
    expect(name).toHaveAccessibleDescription('Use 100 characters or fewer.');
    expect(name).toHaveFocus();
    expect(name).toHaveValue('x'.repeat(101));
  });

  test.each(['x'.repeat(100), '<img src=x onerror=alert(1)>'])(
    'a name such as "%s" finds none and is kept',
    async (name) => {
      const { user } = await openFinder('?radius=2');
      await heading('5 pharmacies within 2 miles');
      await fill(user, 'Name or part of it (optional)', name);
      await user.click(search());
      const shown = name.replace(/^(x{60})x+$/, '$1…');
      await heading(`No pharmacy within 2 miles has “${shown}” in its name`);
      expect(
        await screen.findByText('No other pharmacy that we know has it in its name either.'),
      ).toBeVisible();
      expect(screen.getByLabelText('Name or part of it (optional)')).toHaveValue(name);
      expect(document.querySelector('main img[src="x"]')).toBeNull();
    },
  );
});

describe('near me', () => {
  const nearMe = () => screen.getByRole('button', { name: 'Near me' });

  test('searches around the device, and keeps where that is out of the URL', async () => {
    const { user, platform, transport } = await openFinder('', { scenario: 'visitor' });
    platform.position = { latitude: 44.977812, longitude: -93.265012 };
    await user.click(nearMe());
    await screen.findByText(/^Around .+, MN 55\d{3}$/);
    expect(window.location.search).toBe('?here=1');
    const call = transport.calls.find(({ endpointId }) => endpointId === 'pharmacies.search');
    expect(call?.query).toEqual({ latitude: '44.98', longitude: '-93.27', radius: '5' });
  });

  test.each([
    ['refused', /^Your browser did not share where you are/],
    ['unavailable', /^Your device could not tell where you are/],
  ] as const)('%s: says so, and what to do', async (position, sentence) => {
    const { user, platform } = await openFinder();
    await heading(/pharmacies within/);
    platform.position = position;
    await user.click(nearMe());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(names().length).toBeGreaterThan(0);
  });

  test('outside the country: says so', async () => {
    const { user, platform } = await openFinder();
    platform.position = { latitude: 48.85, longitude: 2.35 };
    await user.click(nearMe());
    await heading('You are outside the United States');
  });
});
